/** Latin letters that no accent can be taken from. */
const spellings: Readonly<Record<string, string>> = {
  ...{ æ: 'ae', œ: 'oe', ø: 'o', ß: 'ss', đ: 'd', ð: 'd', ł: 'l', þ: 'th', ı: 'i', ŋ: 'n', ħ: 'h', ŧ: 't' },
};
const spelled = new RegExp(`[${Object.keys(spellings).join('')}]`, 'g');

/** The Latin letters and digits of a text as an address has them, words between single hyphens; may be empty. */
export function slugText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(spelled, (letter) => spellings[letter] ?? '')
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
