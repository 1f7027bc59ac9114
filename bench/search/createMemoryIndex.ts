import { hasKanaOrKanji, limits, normaliseForSearch } from '@gildshelf/api-client/contract';
import type { GeneratedTitle } from './generateTitles.ts';

const maxTitles = limits.searchResultsPerMediaType;

interface Name {
  readonly title: number;
  /** The normal form of the name between two spaces. */
  readonly padded: string;
  readonly tier: number;
}

/** Searches titles by a text in normal form; returns their numbers. */
export interface MemoryIndex {
  /** Uses an index of all trigrams in memory: the fastest possible search, as a baseline. */
  readonly best: (form: string) => number[];
  /** Scans every name, by independent code: the expected results. */
  readonly scan: (form: string) => number[];
}

/** Holds all sorted names in memory, and for each trigram the positions of the names that contain it. */
export function createMemoryIndex(titles: Iterable<GeneratedTitle>): MemoryIndex {
  const names = readNames(titles);
  const positions = new Map<string, number[]>();
  for (const [position, { padded }] of names.entries()) {
    for (const trigram of new Set(trigramsOf(padded))) {
      const list = positions.get(trigram);
      if (list) list.push(position);
      else positions.set(trigram, [position]);
    }
  }
  const compactPositions = new Map(
    [...positions].map(([trigram, list]) => [trigram, Uint32Array.from(list)]),
  );
  const starts = [0, 1, 2, 3, 4].map((tier) =>
    lowerBound(names, 0, names.length, (name) => name.tier < tier),
  );

  function* namesStartingWith(text: string) {
    for (let tier = 0; tier < 4; tier++) {
      const end = starts[tier + 1] ?? names.length;
      const first = lowerBound(names, starts[tier] ?? 0, end, ({ padded }) => isBefore(padded, text));
      for (let position = first; position < end && names[position]?.padded.startsWith(text); position++)
        yield names[position] as Name;
    }
  }

  /** The names that contain a text, in order; checks only the names of its rarest trigram. */
  function* namesContaining(text: string) {
    const lists = trigramsOf(text).map((trigram) => compactPositions.get(trigram) ?? new Uint32Array());
    const shortest = lists.sort((a, b) => a.length - b.length)[0];
    if (shortest) {
      for (const position of shortest)
        if (names[position]?.padded.includes(text)) yield names[position] as Name;
    } else for (const name of names) if (name.padded.includes(text)) yield name;
  }

  return {
    best: (form) => {
      const found = new Set<number>();
      const add = (candidates: Iterable<Name>, matches: (name: Name) => boolean = () => true) => {
        for (const name of candidates) {
          if (found.size === maxTitles) return;
          if (matches(name)) found.add(name.title);
        }
      };
      const tail = hasKanaOrKanji([...form].at(-1) ?? '') ? `${form} ` : form;
      add(namesStartingWith(` ${form} `), ({ padded }) => padded === ` ${form} `);
      add(namesStartingWith(` ${tail}`));
      add(namesContaining(` ${tail}`));
      add(namesContaining(tail));
      return [...found];
    },
    scan: (form) => scan(names, form),
  };
}

function readNames(titles: Iterable<GeneratedTitle>): Name[] {
  const names: Name[] = [];
  for (const { number, names: all } of titles) {
    const forms = new Map<string, number>();
    for (const [index, name] of all.entries()) {
      const form = normaliseForSearch(name);
      if (form !== '' && !forms.has(form))
        forms.set(form, (index === 0 ? 0 : 1) + (hasKanaOrKanji(form) ? 2 : 0));
    }
    for (const [form, tier] of forms) names.push({ title: number, padded: ` ${form} `, tier });
  }
  return names.sort((a, b) => a.tier - b.tier || compareBytes(a.padded, b.padded) || a.title - b.title);
}

/** The ranking rule applied to every name: by score, then displayed names before others, then by name. */
function scan(names: readonly Name[], form: string): number[] {
  const { exact, prefix, wordStart, contains } = limits.relevance;
  const byScore = [exact, prefix, wordStart, contains].map((score) => ({ score, titles: new Set<number>() }));
  for (const { title, padded } of names) {
    if (!padded.includes(form)) continue;
    const score = scoreOf(padded.slice(1, -1), form);
    const titles = byScore.find((one) => one.score === score)?.titles;
    // The names are sorted, so twice the limit is enough: fewer than `maxTitles` titles of better scores can occur here again.
    if (titles && titles.size < 2 * maxTitles) titles.add(title);
  }
  return [...new Set(byScore.flatMap(({ titles }) => [...titles]))].slice(0, maxTitles);
}

function scoreOf(name: string, form: string): number {
  const { exact, prefix, wordStart, contains } = limits.relevance;
  if (name === form) return exact;
  if (name.startsWith(form)) return prefix;
  return name.includes(` ${form}`) ? wordStart : contains;
}

function trigramsOf(text: string): string[] {
  const characters = [...text];
  return characters.slice(2).map((_, index) => characters.slice(index, index + 3).join(''));
}

/** Compares by code points, like both databases, which compare the bytes of UTF-8. */
function compareBytes(a: string, b: string): number {
  return a === b ? 0 : isBefore(a, b) ? -1 : 1;
}

/** JavaScript compares UTF-16 code units, which differs only above U+FFFF; generated names have no such characters. */
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
