/** Formats a time for mails, always in UTC: 21/11/2026 at 20:53 UTC. */
export function formatMailTime(time: number): string {
  const [date = '', clock = ''] = new Date(time).toISOString().split('T');
  return `${date.split('-').reverse().join('/')} at ${clock.slice(0, 5)} UTC`;
}

/** A paragraph, or a button with its link. */
export type MailPart = string | { readonly button: string; readonly link: string };

const font = "font-family:Inter,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const background = '#051426';
const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

// Mail clients support only inline styles and tables, and show neither SVG nor remote images. They do not support alpha either,
// so the gold of the site's buttons, 70 % over the background with a light gradient, is mixed to opaque colours here.
/** Renders the HTML of a mail in the product's theme. ASCII input gives ASCII output, so that mail servers do not rewrap links. */
export function mailPage(heading: string, parts: readonly MailPart[]): string {
  return [
    '<!doctype html>',
    '<html lang="en"><head>',
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="dark">',
    `<title>${escapeHtml(heading)}</title></head>`,
    `<body style="margin:0;background:${background}" bgcolor="${background}">`,
    `<table ${table} width="100%" bgcolor="${background}"><tr><td align="center" style="padding:32px 16px">`,
    `<table ${table} width="480" style="max-width:480px;width:100%;background:#0a1d33;border:1px solid #1a2d44;border-radius:12px" bgcolor="#0a1d33"><tr><td style="padding:32px;${font};font-size:16px;line-height:24px;color:#ffffff;word-break:break-word">`,
    brand(),
    `<h1 style="margin:32px 0 16px;font-size:24px;line-height:32px;font-weight:600;color:#ffffff">${escapeHtml(heading)}</h1>`,
    ...parts.map(renderPart),
    '</td></tr></table>',
    `<p style="margin:16px 0 0;${font};font-size:13px;line-height:20px;color:#8f9aa6">Gildshelf, a shelf for games, anime and movies</p>`,
    '</td></tr></table></body></html>',
    '',
  ].join('\n');
}

/** The logo, three books on a shelf built from table cells, and the product name. */
function brand(): string {
  const books = [
    ['15px', '#f5cb3a'],
    ['19px', '#f5cb3a'],
    ['16px', '#a68c34'],
  ].map(
    ([height, colour]) =>
      `<td valign="bottom" style="padding:0 1px"><div style="width:6px;height:${height};font-size:0;line-height:0;background:${colour};border-radius:1px 1px 0 0"></div></td>`,
  );
  return [
    `<table ${table}><tr><td style="border-bottom:2px solid #dfae2a;padding:0 2px 1px">`,
    `<table ${table}><tr>${books.join('')}</tr></table>`,
    `</td><td style="padding-left:12px;${font};font-size:20px;line-height:24px;font-weight:700;letter-spacing:.5px;color:#ffe9a3">Gildshelf</td></tr></table>`,
  ].join('\n');
}

function renderPart(content: MailPart): string {
  if (typeof content === 'string')
    return `<p style="margin:0 0 16px;color:#d3d7db">${escapeHtml(content)}</p>`;
  const link = escapeHtml(content.link);
  return [
    '<p style="margin:24px 0">',
    `<a href="${link}" style="display:inline-block;padding:12px 24px;border-radius:4px;background:#d5b938;background-image:linear-gradient(#e6d78a,#d5b938 52%,#cca71a);color:${background};font-weight:600;text-decoration:none">${escapeHtml(content.button)}</a>`,
    '</p>',
    `<p style="margin:0 0 16px;font-size:13px;line-height:20px;color:#a6adb5">Or copy this address into your browser:<br>`,
    `<a href="${link}" style="color:#ffe9a3;word-break:break-all">${link}</a></p>`,
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
