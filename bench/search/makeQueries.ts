import { hasKanaOrKanji, normaliseForSearch } from '@gildshelf/api-client/contract';
import { createRandom, type GeneratedTitle } from './generateTitles.ts';

const seed = 6;
const sampleInterval = 97;

/** The kinds of queries, in the order of the table. */
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

/** `count` queries in normal form of each kind, taken from the names of the titles; deterministic. */
export function makeQueries(titles: Iterable<GeneratedTitle>, count: number): Record<Kind, string[]> {
  const random = createRandom(seed);
  const pick = <Item>(list: readonly Item[]) => list[Math.floor(random() * list.length)];
  const forms: string[] = [];
  for (const { number, names } of titles)
    if (number % sampleInterval === 0) forms.push(...names.map(normaliseForSearch));
  const latin = forms.filter((form) => !hasKanaOrKanji(form) && form.length > 10);
  const japanese = forms.filter((form) => /^\S \S/u.test(form));
  const generate = (createText: () => string | undefined) => {
    const texts: string[] = [];
    while (texts.length < count) {
      const text = createText();
      if (text && text === text.trim()) texts.push(text);
    }
    return texts;
  };
  const name = () => pick(latin) ?? '';
  const insideWord = (length: number) => () => {
    const word =
      pick(
        name()
          .split(' ')
          .filter((one) => one.length > length),
      ) ?? '';
    return word.slice(1 + Math.floor(random() * (word.length - length))).slice(0, length);
  };
  const eightLetters = () =>
    name()
      .slice(Math.floor(random() * 4))
      .slice(0, 8);
  return {
    '1 letter at the start': generate(() => name().slice(0, 1)),
    '2 letters at the start': generate(() => name().slice(0, 2)),
    '3 letters at the start': generate(() => name().slice(0, 3)),
    exact: generate(name),
    '3 letters inside a word': generate(insideWord(3)),
    '2 letters inside a word': generate(insideWord(2)),
    '8 letters': generate(eightLetters),
    // A typo in the middle of a word: its parts are frequent, but no name contains the whole text.
    'nothing found': generate(() => {
      const text = eightLetters();
      return `${text.slice(0, 4)}${pick([...'jqxz'])}${text.slice(5)}`;
    }),
    '2 Japanese characters': generate(() => {
      const characters = (pick(japanese) ?? '').split(' ').filter(hasKanaOrKanji);
      const start = Math.floor(random() * (characters.length - 1));
      return characters.slice(start, start + 2).join(' ');
    }),
  };
}
