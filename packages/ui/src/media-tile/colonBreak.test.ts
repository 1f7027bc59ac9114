import { expect, test } from 'vitest';
import { colonBreak } from './colonBreak.ts';

// 126 px at 14 px: a card on Home.
const line = 9;

test.each([
  ['The Witcher 3: Wild Hunt', ['The Witcher 3:', 'Wild Hunt']],
  ['Grand Theft Auto: San Andreas', ['Grand Theft Auto:', 'San Andreas']],
  ['Parasyte: The Maxim', ['Parasyte:', 'The Maxim']],
])('%s breaks after its colon', (name, halves) => {
  expect(colonBreak(name, line)).toEqual(halves);
});

test.each([
  'The Legend of Zelda: Breath of the Wild',
  "Frieren: Beyond Journey's End",
  'Fullmetal Alchemist: Brotherhood',
  'Steins;Gate',
  'Re:Zero',
  '',
])('%s breaks wherever the line ends', (name) => {
  expect(colonBreak(name, line)).toBeUndefined();
});
