import { expect, test } from 'vitest';
import { slugText } from './slugText.ts';

test.each([
  ['Straße der Könige', 'strasse-der-konige'],
  ['Ærø & Søn', 'aero-and-son'],
  ['Łódź: Part II', 'lodz-part-ii'],
  ["Assassin's Creed®", 'assassins-creed'],
  ['½ Minute', '1-2-minute'],
  ['進撃の巨人', ''],
])('%s has the slug %j', (title, slug) => {
  expect(slugText(title)).toBe(slug);
});
