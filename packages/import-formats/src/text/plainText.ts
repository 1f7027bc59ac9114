import { sourceText } from './sourceText.ts';

const knownTags = 'a|b|blockquote|code|del|div|em|i|li|ol|p|pre|s|small|span|strong|sub|sup|u|ul';
const tag = new RegExp(`</?(?:${knownTags})(?:\\s[^<>]*)?>`, 'gi');
const namedEntities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

function decodeEntity(entity: string, name: string): string {
  if (!name.startsWith('#')) return namedEntities[name.toLowerCase()] ?? entity;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity;
}

/** The plain text of a text with simple HTML; line breaks and paragraphs stay. */
export function plainTextOf(html: string): string {
  const text = html
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/<\/p>\s*<p(?:\s[^<>]*)?>/gi, '\n\n')
    .replace(tag, '')
    .replace(/&(#x[\da-f]+|#\d+|[a-z]+);/gi, decodeEntity);
  return sourceText(text) ?? '';
}
