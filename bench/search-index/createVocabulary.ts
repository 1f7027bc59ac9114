import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const catalogue = join(import.meta.dirname, '../../apps/api/catalogue');
const wordCount = 60_000;
const functionWords = ['the', 'of', 'no', 'and', 'to', 'a', 'in', 'ni', 'wa', 'x', '2', 'ii', 'iii', '3'];
const accented: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'ï', o: 'ö', u: 'ü', n: 'ñ', c: 'ç' };

/** Random words with the letter frequencies of the built-in names and descriptions, in descending order of frequency. */
export function createVocabulary(random: () => number): string[] {
  const letterFrequencies = readLetterFrequencies();
  const words = new Set<string>(functionWords);
  while (words.size < wordCount) {
    const word = makeWord(letterFrequencies, random);
    if (word.length > 2) words.add(random() < 0.04 ? accent(word, random) : word);
  }
  return [...words];
}

/** A random index of a list by Zipf's law: the first entry is about twice as frequent as the second. */
export function zipf(length: number, random: () => number): number {
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
