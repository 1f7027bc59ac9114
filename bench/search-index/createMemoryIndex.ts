import { hasKanaOrKanji, limits, normalForm } from '@gildshelf/api-client/contract';
import type { MadeTitle } from './makeTitles.ts';

const titlesAtMost = limits.searchResultsPerMediaType;

interface Name {
  readonly title: number;
  /** In normal form between two spaces. */
  readonly words: string;
  readonly tier: number;
}

/** Finds titles by their numbers. */
export interface MemoryIndex {
  /** With all trigrams in memory, ready for any text: the limit of what can be had. */
  readonly best: (form: string) => number[];
  /** By looking at every name, with rules of its own: what must come out. */
  readonly scan: (form: string) => number[];
}

/** All names in memory in their order, and by trigram the places of those that have it. */
export function createMemoryIndex(titles: Iterable<MadeTitle>): MemoryIndex {
  const names = readNames(titles);
  const places = new Map<string, number[]>();
  for (const [place, { words }] of names.entries()) {
    for (const trigram of new Set(trigramsOf(words))) {
      const known = places.get(trigram);
      if (known) known.push(place);
      else places.set(trigram, [place]);
    }
  }
  const compact = new Map([...places].map(([trigram, list]) => [trigram, Uint32Array.from(list)]));
  const starts = [0, 1, 2, 3, 4].map((tier) =>
    lowerBound(names, 0, names.length, (name) => name.tier < tier),
  );

  function* beginningWith(text: string) {
    for (let tier = 0; tier < 4; tier++) {
      const end = starts[tier + 1] ?? names.length;
      const first = lowerBound(names, starts[tier] ?? 0, end, ({ words }) => isBefore(words, text));
      for (let place = first; place < end && names[place]?.words.startsWith(text); place++)
        yield names[place] as Name;
    }
  }

  /** In order, from the shortest list of a trigram of the text. */
  function* having(text: string) {
    const lists = trigramsOf(text).map((trigram) => compact.get(trigram) ?? new Uint32Array());
    const shortest = lists.sort((a, b) => a.length - b.length)[0];
    if (shortest) {
      for (const place of shortest) if (names[place]?.words.includes(text)) yield names[place] as Name;
    } else for (const name of names) if (name.words.includes(text)) yield name;
  }

  return {
    best: (form) => {
      const found = new Set<number>();
      const take = (some: Iterable<Name>, fits: (name: Name) => boolean = () => true) => {
        for (const name of some) {
          if (found.size === titlesAtMost) return;
          if (fits(name)) found.add(name.title);
        }
      };
      const tail = hasKanaOrKanji([...form].at(-1) ?? '') ? `${form} ` : form;
      take(beginningWith(` ${form} `), ({ words }) => words === ` ${form} `);
      take(beginningWith(` ${tail}`));
      take(having(` ${tail}`));
      take(having(tail));
      return [...found];
    },
    scan: (form) => scan(names, form),
  };
}

function readNames(titles: Iterable<MadeTitle>): Name[] {
  const names: Name[] = [];
  for (const { number, names: all } of titles) {
    const forms = new Map<string, number>();
    for (const [place, name] of all.entries()) {
      const form = normalForm(name);
      if (form !== '' && !forms.has(form))
        forms.set(form, (place === 0 ? 0 : 1) + (hasKanaOrKanji(form) ? 2 : 0));
    }
    for (const [form, tier] of forms) names.push({ title: number, words: ` ${form} `, tier });
  }
  return names.sort((a, b) => a.tier - b.tier || compareBytes(a.words, b.words) || a.title - b.title);
}

/** The rule in its plainest words, over every name: how well, then shown or not, then by name. */
function scan(names: readonly Name[], form: string): number[] {
  const { exact, prefix, wordStart, contains } = limits.relevance;
  const byScore = [exact, prefix, wordStart, contains].map((score) => ({ score, titles: new Set<number>() }));
  for (const { title, words } of names) {
    if (!words.includes(form)) continue;
    const score = scoreOf(words.slice(1, -1), form);
    const titles = byScore.find((one) => one.score === score)?.titles;
    // Names come in their order; of those that are found twice no more than all the others can be in the way.
    if (titles && titles.size < 2 * titlesAtMost) titles.add(title);
  }
  return [...new Set(byScore.flatMap(({ titles }) => [...titles]))].slice(0, titlesAtMost);
}

function scoreOf(name: string, form: string): number {
  const { exact, prefix, wordStart, contains } = limits.relevance;
  if (name === form) return exact;
  if (name.startsWith(form)) return prefix;
  return name.includes(` ${form}`) ? wordStart : contains;
}

function trigramsOf(text: string): string[] {
  const letters = [...text];
  return letters.slice(2).map((_, place) => letters.slice(place, place + 3).join(''));
}

/** By code points, as both databases compare the bytes of UTF-8. */
function compareBytes(a: string, b: string): number {
  return a === b ? 0 : isBefore(a, b) ? -1 : 1;
}

/** JavaScript compares halves of characters, which differs only beyond U+FFFF; no made-up name goes there. */
function isBefore(a: string, b: string): boolean {
  return a < b;
}

function lowerBound(
  names: readonly Name[],
  from: number,
  to: number,
  isBelow: (name: Name) => boolean,
): number {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBelow(names[middle] as Name)) low = middle + 1;
    else high = middle;
  }
  return low;
}
