import { builtInTypes, dateLocale, type Language, mediaTypes } from '@gildshelf/api-client/contract';
import type { Translate } from '@gildshelf/ui/messages';
import * as palette from '@gildshelf/ui/palette';
import { translateTo } from '../../../platform/languages/translateTo.ts';

/** Formats a time for mails, always in UTC: 21/11/2026 at 20:53 UTC. */
export function formatMailTime(time: number, language: Language = 'en'): string {
  const clock = new Date(time).toISOString().slice(11, 16);
  const format = new Intl.DateTimeFormat(localeOf(language), {
    ...(language === 'en' ? { day: '2-digit', month: '2-digit', year: 'numeric' } : { dateStyle: 'long' }),
    timeZone: 'UTC',
  });
  const translate = translateTo[language];
  return translate('{date} at {clock} UTC', { date: format.format(time), clock });
}

const localeOf = (language: Language) => (language === 'en' ? dateLocale : language);

/** A paragraph, or a button with its link. */
export type MailPart = string | { readonly button: string; readonly link: string };

const font = "font-family:Inter,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

/**
 * Mail clients do not support alpha: these are the opaque colours of the site's translucent ones over the background. The button
 * is 70 % gold below a light gradient.
 */
const opaque = {
  border: '#1a2d44',
  text: '#d3d7db',
  secondary: '#a6adb5',
  footer: '#8f9aa6',
  thirdBook: '#a68c34',
  shelf: '#dfae2a',
  button: '#d5b938',
  buttonTop: '#e6d78a',
  buttonBottom: '#cca71a',
} as const;

// Mail clients support only inline styles and tables, and show neither SVG nor remote images.
/** Renders the HTML of a mail in the product's theme. ASCII input gives ASCII output, so that mail servers do not rewrap links. */
export function mailPage(heading: string, parts: readonly MailPart[], language: Language = 'en'): string {
  const translate = translateTo[language];
  const nouns = builtInTypes.map((type) => translate(mediaTypes[type].pluralNoun));
  const titles = new Intl.ListFormat(localeOf(language), { type: 'conjunction' }).format(nouns);
  return [
    '<!doctype html>',
    `<html lang="${language}"><head>`,
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="dark">',
    `<title>${escapeHtml(heading)}</title></head>`,
    `<body style="margin:0;background:${palette.night}" bgcolor="${palette.night}">`,
    `<table ${table} width="100%" bgcolor="${palette.night}"><tr><td align="center" style="padding:32px 16px">`,
    `<table ${table} width="480" style="max-width:480px;width:100%;background:${palette.navy};border:1px solid ${opaque.border};border-radius:12px" bgcolor="${palette.navy}"><tr><td style="padding:32px;${font};font-size:16px;line-height:24px;color:#ffffff;word-break:break-word">`,
    brand(),
    `<h1 style="margin:32px 0 16px;font-size:24px;line-height:32px;font-weight:600;color:#ffffff">${escapeHtml(heading)}</h1>`,
    ...parts.map((part) => renderPart(part, translate)),
    '</td></tr></table>',
    `<p style="margin:16px 0 0;${font};font-size:13px;line-height:20px;color:${opaque.footer}">${escapeHtml(translate('Gildshelf, a shelf for {titles}', { titles }))}</p>`,
    '</td></tr></table></body></html>',
    '',
  ].join('\n');
}

/** The logo, three books on a shelf built from table cells, and the product name. */
function brand(): string {
  const books = [
    ['15px', palette.gilt],
    ['19px', palette.gilt],
    ['16px', opaque.thirdBook],
  ].map(
    ([height, colour]) =>
      `<td valign="bottom" style="padding:0 1px"><div style="width:6px;height:${height};font-size:0;line-height:0;background:${colour};border-radius:1px 1px 0 0"></div></td>`,
  );
  return [
    `<table ${table}><tr><td style="border-bottom:2px solid ${opaque.shelf};padding:0 2px 1px">`,
    `<table ${table}><tr>${books.join('')}</tr></table>`,
    `</td><td style="padding-left:12px;${font};font-size:20px;line-height:24px;font-weight:700;letter-spacing:.5px;color:${palette.champagne}">Gildshelf</td></tr></table>`,
  ].join('\n');
}

function renderPart(content: MailPart, translate: Translate): string {
  if (typeof content === 'string')
    return `<p style="margin:0 0 16px;color:${opaque.text}">${escapeHtml(content)}</p>`;
  const link = escapeHtml(content.link);
  return [
    '<p style="margin:24px 0">',
    `<a href="${link}" style="display:inline-block;padding:12px 24px;border-radius:4px;background:${opaque.button};background-image:linear-gradient(${opaque.buttonTop},${opaque.button} 52%,${opaque.buttonBottom});color:${palette.night};font-weight:600;text-decoration:none">${escapeHtml(content.button)}</a>`,
    '</p>',
    `<p style="margin:0 0 16px;font-size:13px;line-height:20px;color:${opaque.secondary}">${escapeHtml(translate('Or copy this address into your browser:'))}<br>`,
    `<a href="${link}" style="color:${palette.champagne};word-break:break-all">${link}</a></p>`,
  ].join('\n');
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
