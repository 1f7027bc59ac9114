import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const catalogue = join(import.meta.dirname, '../../apps/api/catalogue');
const wordCount = 60_000;
const functionWords = ['the', 'of', 'no', 'and', 'to', 'a', 'in', 'ni', 'wa', 'x', '2', 'ii', 'iii', '3'];
const accented: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'ï', o: 'ö', u: 'ü', n: 'ñ', c: 'ç' };

/** Words whose letters follow each other as those of the built-in names and descriptions do, the most frequent first. */
export function createVocabulary(chance: () => number): string[] {
  const following = readFollowing();
  const words = new Set<string>(functionWords);
  while (words.size < wordCount) {
    const word = makeWord(following, chance);
    if (word.length > 2) words.add(chance() < 0.04 ? accent(word, chance) : word);
  }
  return [...words];
}

/** A place in a list by Zipf's law: the first comes about twice as often as the second. */
export function zipf(length: number, chance: () => number): number {
  return Math.floor((length + 1) ** chance()) - 1;
}

/** By each two letters (a space before and after a word) the letters that follow them, as often as they do. */
function readFollowing(): Map<string, string> {
  const tables = ['games.tsv', 'anime.tsv', 'games.descriptions.tsv', 'anime.descriptions.tsv'];
  const text = tables.map((table) => readFileSync(join(catalogue, table), 'utf8')).join('\n');
  const following = new Map<string, string>();
  for (const [word] of text.toLowerCase().matchAll(/[a-z]{2,}/g)) {
    const letters = `  ${word} `;
    for (let place = 2; place < letters.length; place++) {
      const before = letters.slice(place - 2, place);
      following.set(before, (following.get(before) ?? '') + letters[place]);
    }
  }
  return following;
}

function makeWord(following: ReadonlyMap<string, string>, chance: () => number): string {
  let word = '  ';
  for (;;) {
    const choices = following.get(word.slice(-2)) ?? ' ';
    const letter = choices[Math.floor(chance() * choices.length)] ?? ' ';
    if (letter === ' ' || word.length > 14) return word.trim();
    word += letter;
  }
}

function accent(word: string, chance: () => number): string {
  const place = Math.floor(chance() * word.length);
  const letter = word[place] ?? '';
  return word.slice(0, place) + (accented[letter] ?? letter) + word.slice(place + 1);
}
