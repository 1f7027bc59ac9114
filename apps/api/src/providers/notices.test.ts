import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { licences } from '@gildshelf/catalogue-data';
import { expect, test } from 'vitest';
import { requiredNotices, titleCredits } from './credits.ts';
import { importedSources, noticeOf } from './notices.ts';

const licenceFolder = join(import.meta.dirname, '../../../../packages/catalogue-data/LICENSES');
const tmdbNotice = 'This product uses the TMDB API but is not endorsed or certified by TMDB.';

test.each(Object.entries(importedSources))(
  'a title with values of %s credits the source with its licence, and its notice names and links it',
  (source, { name, url, licence }) => {
    expect(titleCredits('anime', { by: { title: { source } } })).toEqual([
      { name, url, licence: { name: licences[licence].short, url: licences[licence].url } },
    ]);
    expect(noticeOf(source)).toContain(url);
    expect(existsSync(join(licenceFolder, licences[licence].text))).toBe(true);
  },
);

test('requires the notice of TMDB for each of its media types if it is configured, before it has titles, and once if it has', () => {
  const tmdb = { name: 'tmdb', key: 'a key' } as const;
  const notices = (['movie', 'show'] as const).map((type) => ({
    ...{ type, source: 'tmdb', name: 'TMDB', text: tmdbNotice },
  }));
  expect(requiredNotices([tmdb], [])).toMatchObject(notices);
  expect(requiredNotices([tmdb], [{ media_type: 'movie', source: 'tmdb' }])).toMatchObject(notices);
  expect(requiredNotices([], [{ media_type: 'show', source: 'tmdb' }])).toMatchObject(notices.slice(1));
});

test('requires no notice for open data, which the page has, and for providers without one', () => {
  const stored = ['open-games', 'built-in', 'import', 'rawg'] as const;
  expect(
    requiredNotices(
      [{ name: 'anilist' }],
      stored.map((source) => ({ media_type: 'game', source })),
    ),
  ).toEqual([]);
});
