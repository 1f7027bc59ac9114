const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as it stands in HTML, between tags and between quotes; by names, since people read what they copy (`escapeXml` writes numbers). */
export function inHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

/** A text in Markdown, in which nothing of it is a sign of Markdown or a tag. */
export function inMarkdown(text: string): string {
  return text.replace(/[\\`*_{}[\]()<>#+!|&~-]/g, '\\$&').replace(/\s+/g, ' ');
}

/** A part of a path, which ends no address in HTML, Markdown or CSS. */
export function inPath(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
}

/** A text as a value in TypeScript, also within JSX. */
export function inCode(text: string): string {
  const written = JSON.stringify(text).replaceAll('</', '<\\/');
  return `'${written.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}
