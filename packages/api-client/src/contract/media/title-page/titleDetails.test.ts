import { expect, test } from 'vitest';
import { readTitleDetails } from './titleDetails.ts';

const nothing = { facts: [], alternativeTitles: [], externalLinks: [] };

test('a title without details has empty lists', () => {
  for (const item of [{}, { details: null }, { details: 'text' }, { details: [] }, { details: { facts: 1 } }])
    expect(readTitleDetails(item)).toEqual(nothing);
});

test('invalid entries, empty facts and links without HTTPS are left out', () => {
  const details = {
    facts: [
      { name: 'developer', label: 'Developer', values: ['FromSoftware', 7] },
      { name: 'director', label: 'Director', values: [] },
      { name: 'studio' },
      { label: 'Publisher', values: ['Bandai Namco'] },
    ],
    alternative_titles: ['エルデンリング', null],
    external_links: [
      { name: 'Steam', url: 'https://store.steampowered.com/app/1245620/' },
      { name: 'Script', url: 'javascript:alert(1)' },
    ],
  };
  expect(readTitleDetails({ details })).toEqual({
    facts: [
      { name: 'developer', label: 'Developer', values: ['FromSoftware'] },
      { label: 'Publisher', values: ['Bandai Namco'] },
    ],
    alternativeTitles: ['エルデンリング'],
    externalLinks: [{ name: 'Steam', url: 'https://store.steampowered.com/app/1245620/' }],
  });
});
