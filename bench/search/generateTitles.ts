import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const seed = 20_261_122;
const hiragana = [
  ...'のはとにをがでもへらりるれろあいうえおかきくけこさしすせそたちつてなぬねひふほまみむめやゆよわん',
];
const katakana = [
  ...'ンスルトラリアドイクシタフマロレカジグキサバコテムナメエオニブダパデハビプウガモソチツヤユヨワヒベボノネ',
];
const kanjiCount = 2_000;
const firstKanji = 0x4e00;

/** A generated title: its number and its names, the displayed one first. */
export interface GeneratedTitle {
  readonly number: number;
  readonly names: readonly string[];
}

/**
 * Generates `count` titles, deterministically: words by Zipf's law, some with accents; a third of the titles have a Japanese name
 * and a quarter a second name in Latin script.
 */
export function* generateTitles(count: number): Generator<GeneratedTitle> {
  const random = createRandom(seed);
  const vocabulary = createVocabulary(random);
  const word = () => vocabulary[zipf(vocabulary.length, random)] ?? '';
  for (let number = 0; number < count; number++) {
    const names = [latinName(word, random)];
    if (random() < 0.25) names.push(latinName(word, random));
    if (random() < 0.35) names.push(japaneseName(word, random));
    yield { number, names };
  }
}

function latinName(word: () => string, random: () => number): string {
  const length = 1 + Math.floor((random() + random()) * 3);
  const words = Array.from({ length }, () => word()).map((text) =>
    text.replace(/^./, (first) => first.toUpperCase()),
  );
  if (length > 2 && random() < 0.3) words[0] += ':';
  if (random() < 0.1) words.push(String(Math.floor(random() * 100)));
  return words.join(' ');
}

function japaneseName(word: () => string, random: () => number): string {
  const parts = Array.from({ length: 1 + Math.floor(random() * 3) }, () => japanesePart(random));
  if (random() < 0.15) parts.push(` ${word()}`);
  return parts.join(random() < 0.5 ? 'の' : '');
}

function japanesePart(random: () => number): string {
  const kind = random();
  const characters = Array.from({ length: 2 + Math.floor(random() * 4) }, () => {
    if (kind < 0.4) return katakana[zipf(katakana.length, random)];
    if (random() < 0.3) return hiragana[zipf(hiragana.length, random)];
    return String.fromCodePoint(firstKanji + zipf(kanjiCount, random) * 7);
  });
  return characters.join('');
}

const catalogue = join(import.meta.dirname, '../../apps/api/catalogue');
const wordCount = 60_000;
const functionWords = ['the', 'of', 'no', 'and', 'to', 'a', 'in', 'ni', 'wa', 'x', '2', 'ii', 'iii', '3'];
const accented: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'ï', o: 'ö', u: 'ü', n: 'ñ', c: 'ç' };

/** Random words with the letter frequencies of the built-in names and descriptions, in descending order of frequency. */
function createVocabulary(random: () => number): string[] {
  const letterFrequencies = readLetterFrequencies();
  const words = new Set<string>(functionWords);
  while (words.size < wordCount) {
    const word = makeWord(letterFrequencies, random);
    if (word.length > 2) words.add(random() < 0.04 ? accent(word, random) : word);
  }
  return [...words];
}

/** A random index of a list by Zipf's law: the first entry is about twice as frequent as the second. */
function zipf(length: number, random: () => number): number {
  return Math.floor((length + 1) ** random()) - 1;
}

/** For each pair of letters (with spaces around words), the letters that follow it, repeated as often as they occur. */
function readLetterFrequencies(): Map<string, string> {
  const tables = ['games.tsv', 'anime.tsv', 'games.descriptions.tsv', 'anime.descriptions.tsv'];
  const text = tables.map((table) => readFileSync(join(catalogue, table), 'utf8')).join('\n');
  const letterFrequencies = new Map<string, string>();
  for (const [word] of text.toLowerCase().matchAll(/[a-z]{2,}/g)) {
    const padded = `  ${word} `;
    for (let index = 2; index < padded.length; index++) {
      const pair = padded.slice(index - 2, index);
      letterFrequencies.set(pair, (letterFrequencies.get(pair) ?? '') + padded[index]);
    }
  }
  return letterFrequencies;
}

function makeWord(letterFrequencies: ReadonlyMap<string, string>, random: () => number): string {
  let word = '  ';
  for (;;) {
    const choices = letterFrequencies.get(word.slice(-2)) ?? ' ';
    const letter = choices[Math.floor(random() * choices.length)] ?? ' ';
    if (letter === ' ' || word.length > 14) return word.trim();
    word += letter;
  }
}

function accent(word: string, random: () => number): string {
  const index = Math.floor(random() * word.length);
  const letter = word[index] ?? '';
  return word.slice(0, index) + (accented[letter] ?? letter) + word.slice(index + 1);
}

/** A pseudorandom number generator (mulberry32): numbers from 0 to below 1, the same sequence for the same seed. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
