import { expect, test } from 'vitest';
import { comingFeatures } from './comingFeatures.ts';

test('names the announced features in the words of the specification, without those that have a catalogue', () => {
  expect(comingFeatures({ game: {}, anime: {} })).toBe(
    'More features (movies, TV shows, deeper community tools) are coming.',
  );
  expect(comingFeatures({ game: {}, movie: {}, show: {} })).toBe(
    'More features (deeper community tools) are coming.',
  );
});
