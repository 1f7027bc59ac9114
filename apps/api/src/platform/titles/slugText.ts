/** Latin letters that Unicode normalisation does not decompose. */
const replacements: Readonly<Record<string, string>> = {
  ...{ æ: 'ae', œ: 'oe', ø: 'o', ß: 'ss', đ: 'd', ð: 'd', ł: 'l', þ: 'th', ı: 'i', ŋ: 'n', ħ: 'h', ŧ: 't' },
};
const replaceable = new RegExp(`[${Object.keys(replacements).join('')}]`, 'g');

/** Converts a text to lower-case Latin letters and digits with single hyphens between words, for a URL; may be empty. */
export function slugText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(replaceable, (letter) => replacements[letter] ?? '')
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Shortens a slug to at most `length` characters, at a hyphen if possible. */
export function cutSlug(slug: string, length: number): string {
  if (slug.length <= length) return slug;
  const start = slug.slice(0, length + 1);
  const end = start.lastIndexOf('-');
  return end > 0 ? start.slice(0, end) : slug.slice(0, length);
}
