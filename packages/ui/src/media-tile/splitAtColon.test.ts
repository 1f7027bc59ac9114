import { expect, test } from 'vitest';
import { splitAtColon } from './splitAtColon.ts';

// In em: 126 px at a font size of 14 px, as in a tile of size `home`.
const lineWidth = 9;

test.each([
  ['The Witcher 3: Wild Hunt', ['The Witcher 3:', 'Wild Hunt']],
  ['Grand Theft Auto: San Andreas', ['Grand Theft Auto:', 'San Andreas']],
  ['Parasyte: The Maxim', ['Parasyte:', 'The Maxim']],
])('%s breaks after its colon', (name, halves) => {
  expect(splitAtColon(name, lineWidth)).toEqual(halves);
});

test.each([
  'The Legend of Zelda: Breath of the Wild',
  "Frieren: Beyond Journey's End",
  'Fullmetal Alchemist: Brotherhood',
  'Steins;Gate',
  'Re:Zero',
  '',
])('%s has no fixed line break', (name) => {
  expect(splitAtColon(name, lineWidth)).toBeUndefined();
});
