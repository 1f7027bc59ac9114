import { hasKanaOrKanji, normalForm } from '@gildshelf/api-client/contract';
import { createChance } from './createChance.ts';
import type { MadeTitle } from './makeTitles.ts';

const seed = 6;
const every = 97;

/** Kinds of query, in the order of the table. The last three letters of a kind's name are no code: it is read by people. */
export const kinds = [
  '1 letter at the start',
  '2 letters at the start',
  '3 letters at the start',
  'exact',
  '3 letters inside a word',
  '2 letters inside a word',
  '8 letters',
  'nothing found',
  '2 Japanese characters',
] as const;
export type Kind = (typeof kinds)[number];

/** So many queries in normal form of each kind, taken from the names themselves; the same each time. */
export function makeQueries(titles: Iterable<MadeTitle>, count: number): Record<Kind, string[]> {
  const chance = createChance(seed);
  const pick = <One>(list: readonly One[]) => list[Math.floor(chance() * list.length)];
  const forms: string[] = [];
  for (const { number, names } of titles) if (number % every === 0) forms.push(...names.map(normalForm));
  const latin = forms.filter((form) => !hasKanaOrKanji(form) && form.length > 10);
  const japanese = forms.filter((form) => /^\S \S/u.test(form));
  const some = (make: () => string | undefined) => {
    const made: string[] = [];
    while (made.length < count) {
      const text = make();
      if (text && text === text.trim()) made.push(text);
    }
    return made;
  };
  const name = () => pick(latin) ?? '';
  const inside = (length: number) => () => {
    const word =
      pick(
        name()
          .split(' ')
          .filter((one) => one.length > length),
      ) ?? '';
    return word.slice(1 + Math.floor(chance() * (word.length - length))).slice(0, length);
  };
  const eight = () =>
    name()
      .slice(Math.floor(chance() * 4))
      .slice(0, 8);
  return {
    '1 letter at the start': some(() => name().slice(0, 1)),
    '2 letters at the start': some(() => name().slice(0, 2)),
    '3 letters at the start': some(() => name().slice(0, 3)),
    exact: some(name),
    '3 letters inside a word': some(inside(3)),
    '2 letters inside a word': some(inside(2)),
    '8 letters': some(eight),
    // A slip in the middle of a word: every part of it is frequent, and the whole is nowhere.
    'nothing found': some(() => {
      const text = eight();
      return `${text.slice(0, 4)}${pick([...'jqxz'])}${text.slice(5)}`;
    }),
    '2 Japanese characters': some(() => {
      const characters = (pick(japanese) ?? '').split(' ').filter(hasKanaOrKanji);
      const place = Math.floor(chance() * (characters.length - 1));
      return characters.slice(place, place + 2).join(' ');
    }),
  };
}
