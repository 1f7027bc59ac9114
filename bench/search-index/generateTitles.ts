import { createRandom } from './createRandom.ts';
import { createVocabulary, zipf } from './createVocabulary.ts';

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
