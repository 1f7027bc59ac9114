import type { FoundTitle } from '../../../../providers/CatalogueProvider.ts';
import { isSlug } from './isSlug.ts';

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

/** Room for a year, a source, its id and a number behind a name. */
const nameLength = 160;
const idLength = 60;

/** The slugs that a new title may have, best first, without end; which of them are free is not asked here. */
export function* slugCandidates(title: FoundTitle): Generator<string> {
  for (const candidate of texts(title)) if (isSlug(candidate)) yield candidate;
}

function* texts({ mediaType, source, sourceId, names, year }: FoundTitle): Generator<string> {
  const name = names.find(isLatin);
  const base = cut(slugText(name ?? ''), nameLength);
  if (base !== '') {
    yield base;
    if (year !== null) yield `${base}-${year}`;
  }
  const own = cut(slugText(sourceId), idLength) || 'title';
  const last = `${base || mediaType}-${source}-${own}`;
  yield last;
  for (let number = 2; ; number++) yield `${last}-${number}`;
}

/** Whether what can stand in an address is most of a name: of 'とある 2' only the number could. */
function isLatin(name: string): boolean {
  const letters = name.normalize('NFKC').match(/\p{L}/gu) ?? [];
  const latin = letters.filter((letter) => /\p{Script=Latin}/u.test(letter));
  return latin.length * 2 >= letters.length && slugText(name) !== '';
}

/** A slug of at most so many letters, of whole words where that leaves anything. */
function cut(slug: string, length: number): string {
  if (slug.length <= length) return slug;
  const start = slug.slice(0, length + 1);
  const end = start.lastIndexOf('-');
  return end > 0 ? start.slice(0, end) : slug.slice(0, length);
}
