/** A moment as mails say it, the same in every time zone: 21/11/2026 at 20:53 UTC. */
export function mailTime(time: number): string {
  const [date = '', clock = ''] = new Date(time).toISOString().split('T');
  return `${date.split('-').reverse().join('/')} at ${clock.slice(0, 5)} UTC`;
}

/** One paragraph, or a button that leads somewhere. */
export type MailPart = string | { readonly button: string; readonly link: string };

const font = "font-family:Inter,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const night = '#051426';
const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

// Mail programs read only inline styles and tables, and show neither SVG nor pictures that they would have to fetch. The
// gold of the site's buttons, 70 % over night with a leaf of light, is mixed here, for they know no alpha either.
/** The look of the product's mails: night, a gilded shelf, a gold button. ASCII in, ASCII out, so that links stay in one piece. */
export function mailPage(heading: string, parts: readonly MailPart[]): string {
  return [
    '<!doctype html>',
    '<html lang="en"><head>',
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="dark">',
    `<title>${escapeHtml(heading)}</title></head>`,
    `<body style="margin:0;background:${night}" bgcolor="${night}">`,
    `<table ${table} width="100%" bgcolor="${night}"><tr><td align="center" style="padding:32px 16px">`,
    `<table ${table} width="480" style="max-width:480px;width:100%;background:#0a1d33;border:1px solid #1a2d44;border-radius:12px" bgcolor="#0a1d33"><tr><td style="padding:32px;${font};font-size:16px;line-height:24px;color:#ffffff;word-break:break-word">`,
    brand(),
    `<h1 style="margin:32px 0 16px;font-size:24px;line-height:32px;font-weight:600;color:#ffffff">${escapeHtml(heading)}</h1>`,
    ...parts.map(part),
    '</td></tr></table>',
    `<p style="margin:16px 0 0;${font};font-size:13px;line-height:20px;color:#8f9aa6">Gildshelf, a shelf for games, anime and movies</p>`,
    '</td></tr></table></body></html>',
    '',
  ].join('\n');
}

/** Three books on a shelf, out of table cells, and the name. */
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

function part(content: MailPart): string {
  if (typeof content === 'string')
    return `<p style="margin:0 0 16px;color:#d3d7db">${escapeHtml(content)}</p>`;
  const link = escapeHtml(content.link);
  return [
    '<p style="margin:24px 0">',
    `<a href="${link}" style="display:inline-block;padding:12px 24px;border-radius:4px;background:#d5b938;background-image:linear-gradient(#e6d78a,#d5b938 52%,#cca71a);color:${night};font-weight:600;text-decoration:none">${escapeHtml(content.button)}</a>`,
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
