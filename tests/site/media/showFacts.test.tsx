// @vitest-environment jsdom
import { noDescription } from '@gildshelf/api-client/contract';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { description, factOf, findTitle, malformedItems, mediaImage, openTitle } from './mediaSite.ts';

const show = {
  title: 'A Show',
  poster_image: 'https://pictures.example/a.jpg',
  released: '2011-04-17',
  ended: '2019-05-19',
  seasons: 8,
  episodes: 73,
  runtime: 57,
  status: 'Ended',
  certification: 'TV-MA',
  genres: ['Drama'],
  description: 'Nine families fight for a throne.',
};
const facts = {
  'First Aired': '17/04/2011',
  'Last Aired': '19/05/2019',
  Seasons: '8',
  Episodes: '73',
  Duration: '57 min per ep',
  Status: 'Ended',
  Rating: 'TV-MA',
};

test('a TV series shows its title, its facts, its description and its poster', async () => {
  await openTitle('show', show);
  await findTitle('A Show');
  for (const [label, value] of Object.entries(facts)) expect(factOf(label)).toBe(value);
  expect(screen.getAllByRole('term')).toHaveLength(Object.keys(facts).length);
  expect(description()).toBe('DescriptionNine families fight for a throne.');
  expect(mediaImage()?.src).toBe(show.poster_image);
  expect(document.title).toBe('A Show · Gildshelf');
});

test.each(malformedItems(show))(
  "a TV series %s shows 'N/A' in every fact, and 'No description available.'",
  async (_, item) => {
    await openTitle('show', item);
    await findTitle('Untitled');
    for (const label of Object.keys(facts)) expect(factOf(label)).toBe('N/A');
    expect(description()).toContain(noDescription);
  },
);
