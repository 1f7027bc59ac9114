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

/** What nobody sees and what turns lines around: control, direction and zero-width characters, but for line ends and tabs. */
const unseen = /(?![\n\t])[\p{Cc}\p{Cf}]/gu;

/** The words of a provider's HTML, which is shown as text and never as markup. */
export function plainText(html: string): string {
  return html
    .replace(lineEnd, '\n')
    .replace(tag, '')
    .replace(entity, (_, name: string) => characters[name] ?? '')
    .replace(unseen, '')
    .trim();
}
