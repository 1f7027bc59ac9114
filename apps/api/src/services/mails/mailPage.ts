/** One paragraph, or a button that leads somewhere. */
export type MailPart = string | { readonly button: string; readonly link: string };

const font = "font-family:'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

// Mail programs read only inline styles and tables. The 70 % gold over night is mixed here, for they know no alpha.
/** The look of the product's mails: night, a gold word, a gold button. ASCII in, ASCII out, so that links stay in one piece. */
export function mailPage(heading: string, parts: readonly MailPart[]): string {
  return [
    '<!doctype html>',
    '<html lang="en"><head><meta name="color-scheme" content="dark">',
    `<title>${escapeHtml(heading)}</title></head>`,
    '<body style="margin:0;background:#051426" bgcolor="#051426">',
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" bgcolor="#051426"><tr><td align="center" style="padding:32px 16px">',
    `<table role="presentation" width="480" cellpadding="0" cellspacing="0" style="max-width:480px;width:100%;background:#0a1d33;border-radius:12px" bgcolor="#0a1d33"><tr><td style="padding:32px;${font};font-size:16px;line-height:24px;color:#ffffff">`,
    '<p style="margin:0 0 24px;font-size:20px;letter-spacing:1px;color:#ffd700">Gildshelf</p>',
    `<h1 style="margin:0 0 16px;font-size:24px;line-height:32px;font-weight:600;color:#ffffff">${escapeHtml(heading)}</h1>`,
    ...parts.map(part),
    '</td></tr></table></td></tr></table></body></html>',
    '',
  ].join('\n');
}

function part(content: MailPart): string {
  if (typeof content === 'string')
    return `<p style="margin:0 0 16px;color:#d3d7db">${escapeHtml(content)}</p>`;
  const link = escapeHtml(content.link);
  return [
    '<p style="margin:24px 0">',
    `<a href="${link}" style="display:inline-block;padding:12px 24px;border-radius:4px;background:#e0bd1f;color:#051426;font-weight:600;text-decoration:none">${escapeHtml(content.button)}</a>`,
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
