const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * Escapes text for HTML, as content and within quotes. Uses named entities, which are easier to read in a copied snippet (`escapeXml`
 * writes numbers).
 */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** Escapes text for Markdown, so that it contains neither Markdown syntax nor HTML tags. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_{}[\]()<>#+!|&~-]/g, '\\$&').replace(/\s+/g, ' ');
}

/** Encodes a path segment, so that it cannot end a URL in HTML, Markdown or CSS. */
export function encodePathSegment(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  );
}

/** Renders text as a TypeScript string literal, also within JSX. */
export function stringLiteral(text: string): string {
  const literal = JSON.stringify(text).replaceAll('</', '<\\/');
  return `'${literal.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}
