import { expect, test } from 'vitest';
import { sumOf, verifySums } from './sums.ts';

const sum = sumOf('rank\tname\n');

test('accepts files with their recorded sums', () => {
  expect(() => verifySums(new Map([['games.tsv', 'rank\tname\n']]), { 'games.tsv': sum })).not.toThrow();
});

test('rejects a changed file and names it', () => {
  const changed = new Map([
    ['anime.tsv', 'rank\tname\n'],
    ['games.tsv', 'rank\tname\r\n'],
  ]);
  expect(() => verifySums(changed, { 'anime.tsv': sum, 'games.tsv': sum })).toThrow(
    /^games\.tsv: its SHA-256 sum is [0-9a-f]{64}, not [0-9a-f]{64}; the file is not the recorded one\.$/,
  );
});

test('rejects a file without a recorded sum', () => {
  expect(() => verifySums(new Map([['games.tsv', '']]), {})).toThrow(
    'games.tsv: no SHA-256 sum is recorded for it.',
  );
});
