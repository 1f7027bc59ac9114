import { expect, test } from 'vitest';
import { upcomingFeatures } from './HomePage.tsx';

test('lists the announced features without those that have a catalogue', () => {
  expect(upcomingFeatures({ game: {}, anime: {} })).toBe(
    'More features (movies, TV shows, deeper community tools) are coming.',
  );
  expect(upcomingFeatures({ game: {}, movie: {}, show: {} })).toBe(
    'More features (deeper community tools) are coming.',
  );
});
