// @vitest-environment jsdom
import { noDescription } from '@gildshelf/api-client/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { description, factOf, findTitle, mediaImage, openTitle } from './mediaSite.ts';

const game = {
  name: 'A Title',
  released: '2015-05-19',
  tba: false,
  platforms: [{ platform: { name: 'PC' } }, { platform: { slug: 'playstation5' } }],
  esrb_rating: { name: 'Mature' },
  rawg_rating: 4.638,
  description_raw: 'A witcher looks for his ward.\n\nEspañol\n\nUn brujo busca a su pupila.',
  description: '<p>Something else.</p>',
};

const queryText = (text: string) => screen.queryByText(text, { exact: false });

test('a game shows its name, release date, platforms, ESRB rating, average out of 5 and description', async () => {
  await openTitle('game', game);
  await findTitle('A Title');
  expect(document.title).toBe('A Title · Gildshelf');
  expect(factOf('Release Date')).toBe('19/05/2015');
  expect(factOf('Platforms')).toBe('PC, playstation5');
  expect(factOf('ESRB Rating')).toBe('Mature');
  expect(screen.getByText('4.64 / 5')).toBeTruthy();
  expect(screen.getByRole('img', { name: '4.64 of 5 stars' })).toBeTruthy();
  expect(description()).toContain('A witcher looks for his ward.');
});

test('a description is shown without its Spanish part', async () => {
  await openTitle('game', game);
  await findTitle('A Title');
  expect(description()).toContain('A witcher looks for his ward.');
  for (const text of ['brujo', 'Español', 'Something else.']) expect(queryText(text)).toBeNull();
});

test('a game without a raw description shows its HTML description as text', async () => {
  await openTitle('game', {
    ...game,
    description_raw: '',
    description: '<p>A witcher &amp; a ward.</p>\n<p>Español<br />\nUn brujo.</p>',
  });
  await findTitle('A Title');
  expect(description()).toBe('DescriptionA witcher & a ward.');
});

test.each([
  ['without any fields', 'Untitled', {}],
  [
    'with null in every field',
    'A Title',
    {
      name: 'A Title',
      background_image: null,
      released: null,
      tba: null,
      platforms: null,
      esrb_rating: null,
      rawg_rating: null,
      description_raw: null,
      description: null,
    },
  ],
  [
    'with a wrong type in every field',
    'Untitled',
    {
      name: 7,
      background_image: [],
      released: { year: 2015 },
      tba: 'no',
      platforms: 'PC',
      esrb_rating: 'M',
      rawg_rating: 'good',
      description_raw: 1,
      description: [],
      genres: 7,
      type: {},
    },
  ],
])("a game %s shows 'N/A', 'Rating Pending' and 'No description available.'", async (_, name, item) => {
  expect(noDescription).toBe('No description available.');
  await openTitle('game', item);
  await findTitle(name);
  expect(factOf('Release Date')).toBe('N/A');
  expect(factOf('Platforms')).toBe('N/A');
  expect(factOf('ESRB Rating')).toBe('Rating Pending');
  expect(factOf('Average Rating')).toBe('N/A');
  expect(description()).toContain(noDescription);
  await waitFor(() => expect(mediaImage()?.src).toMatch(/^data:image\/svg/));
});

test('an unreleased game shows TBA, even with a release date', async () => {
  await openTitle('game', { ...game, tba: true, released: '2027-01-01' });
  await findTitle('A Title');
  expect(factOf('Release Date')).toBe('TBA');
});

test.each(['Pacific/Honolulu', 'Pacific/Kiritimati'])(
  'a release date is shown as day/month/year in UTC, also in the time zone %s',
  async (timeZone) => {
    vi.stubEnv('TZ', timeZone);
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(Math.abs(new Date(2017, 2, 1).getTimezoneOffset())).toBeGreaterThanOrEqual(600);
    await openTitle('game', { ...game, released: '2017-03-01' });
    await findTitle('A Title');
    expect(factOf('Release Date')).toBe('01/03/2017');
  },
);

test("an invalid date, an average above 5 and platforms without a name are shown as 'N/A'", async () => {
  await openTitle('game', { ...game, released: 'Autumn 1', rawg_rating: 87, platforms: [{}, 7] });
  await findTitle('A Title');
  for (const label of ['Release Date', 'Average Rating', 'Platforms']) expect(factOf(label)).toBe('N/A');
  expect(screen.queryByRole('img', { name: /stars/ })).toBeNull();
});
