const lineEnd = /<(?:br|\/p|\/li|\/h[1-6]|\/div)\b[^<>]*>/gi;
const tag = /<\/?[a-z][^<>]*>/gi;
const entity = /&(amp|lt|gt|quot|apos|nbsp|#39);/g;
const characters: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  '#39': "'",
};

/** Control, bidirectional and zero-width characters except newlines and tabs. */
const invisibleCharacters = /(?![\n\t])[\p{Cc}\p{Cf}]/gu;

/** The text of a provider's HTML. The result is not safe as HTML; it is to be shown as text. */
export function htmlToText(html: string): string {
  return html
    .replace(lineEnd, '\n')
    .replace(tag, '')
    .replace(entity, (_, name: string) => characters[name] ?? '')
    .replace(invisibleCharacters, '')
    .trim();
}
