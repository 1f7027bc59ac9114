import { createChance } from './createChance.ts';
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

/** A made-up title: its number and its names, the shown one first. */
export interface MadeTitle {
  readonly number: number;
  readonly names: readonly string[];
}

/**
 * So many made-up titles, the same each time: words by Zipf's law, some with accents; a third has a Japanese name and a quarter
 * another one in Latin letters.
 */
export function* makeTitles(count: number): Generator<MadeTitle> {
  const chance = createChance(seed);
  const vocabulary = createVocabulary(chance);
  const word = () => vocabulary[zipf(vocabulary.length, chance)] ?? '';
  for (let number = 0; number < count; number++) {
    const names = [latinName(word, chance)];
    if (chance() < 0.25) names.push(latinName(word, chance));
    if (chance() < 0.35) names.push(japaneseName(word, chance));
    yield { number, names };
  }
}

function latinName(word: () => string, chance: () => number): string {
  const length = 1 + Math.floor((chance() + chance()) * 3);
  const words = Array.from({ length }, () => word()).map((text) =>
    text.replace(/^./, (first) => first.toUpperCase()),
  );
  if (length > 2 && chance() < 0.3) words[0] += ':';
  if (chance() < 0.1) words.push(String(Math.floor(chance() * 100)));
  return words.join(' ');
}

function japaneseName(word: () => string, chance: () => number): string {
  const parts = Array.from({ length: 1 + Math.floor(chance() * 3) }, () => japanesePart(chance));
  if (chance() < 0.15) parts.push(` ${word()}`);
  return parts.join(chance() < 0.5 ? 'の' : '');
}

function japanesePart(chance: () => number): string {
  const kind = chance();
  const letters = Array.from({ length: 2 + Math.floor(chance() * 4) }, () => {
    if (kind < 0.4) return katakana[zipf(katakana.length, chance)];
    if (chance() < 0.3) return hiragana[zipf(hiragana.length, chance)];
    return String.fromCodePoint(firstKanji + zipf(kanjiCount, chance) * 7);
  });
  return letters.join('');
}
