import { describe, expect, test } from 'vitest';
import { openArchive } from '../../../files/openArchive.ts';
import type { ReadOptions } from '../../SourceReader.ts';
import { fileOf, rowCount, sampleAt, samplesOfAllSources, summaryOf, titleNamed } from '../../samples.ts';
import { ryot } from './readRyot.ts';

type Fields = Readonly<Record<string, unknown>>;

const item = (lot: string, source: string, identifier: string, source_id: string, fields: Fields = {}) => ({
  ...{ lot, source, identifier, source_id, seen_history: [], reviews: [], collections: [] },
  ...fields,
});
const read = (items: readonly unknown[], others: Fields = {}, options: ReadOptions = {}) =>
  ryot.read([fileOf('ryot.json', JSON.stringify({ metadata: items, ...others }))], options);
const only = (fields: Fields, lot = 'movie', source = 'tmdb') => {
  const [title] = read([item(lot, source, '949', 'Heat', fields)], {}, { ratingMaximum: 100 }).titles;
  if (!title) throw new Error('No title');
  return title;
};
const collection = (collection_name: string, created_on = '2024-05-06T07:08:09.123Z') => ({
  ...{ collection_name, created_on, collection_id: 'col_1', creator_user_id: 'usr_1', rank: '1' },
});
const seen = (ended_on: string | null, fields: Fields = {}) => ({
  ...{ progress: '100', state: 'completed', started_on: null, ended_on, providers_consumed_on: [] },
  ...fields,
});
const episode = (show_season_number: number, show_episode_number: number, ended_on: string | null) =>
  seen(ended_on, { show_season_number, show_episode_number });

const content = read([
  item('movie', 'tmdb', '496243', 'Parasite', {
    seen_history: [seen('2020-02-17T19:00:00Z', { providers_consumed_on: ['Netflix'] }), seen('2021-06-01')],
    reviews: [
      {
        rating: '91',
        review: { text: 'Stairs.', spoiler: true, date: '2020-02-18T00:00:00Z', visibility: 'public' },
      },
    ],
    collections: [collection('Completed'), collection('Owned'), collection('Rainy days')],
  }),
  item('movie', 'tmdb', '693134', 'Dune: Part Two', { collections: [collection('Watchlist')] }),
  item('video_game', 'igdb', '14593', 'Hollow Knight', {
    seen_history: [
      seen('2024-04-28T00:00:00Z', { started_on: '2024-04-25T00:00:00Z', manual_time_spent: '171000' }),
    ],
  }),
  item('video_game', 'igdb', '113112', 'Hades', {
    seen_history: [seen(null, { state: 'on_a_hold', progress: '40' })],
  }),
  item('show', 'tmdb', '95396', 'Severance', {
    seen_history: [episode(1, 1, '2026-06-01T19:12:00Z'), episode(1, 2, '2026-06-02')],
    collections: [collection('In Progress')],
  }),
  item('anime', 'anilist', '1', 'Cowboy Bebop', { seen_history: [seen('2012-03-09')] }),
  item('manga', 'myanimelist', '2', 'Berserk', {
    seen_history: [
      seen('2024-01-02', { manga_chapter_number: '363.5' }),
      seen(null, { manga_chapter_number: 12 }),
    ],
    collections: [collection('In Progress')],
  }),
  item('book', 'openlibrary', 'OL1W', 'Dune', { collections: [collection('Watchlist')] }),
]);

test.each([
  {
    ...{ name: 'Parasite', key: 'movie/tmdb/496243', kind: 'movie', ids: { tmdb_id: '496243' } },
    ...{ word: 'completed', suggestion: 'watched', isSure: true, stars: 4.5 },
    plays: ['..2020-02-17T19:00:00Z, -, finished', '..2021-06-01, -, finished'],
  },
  {
    ...{ name: 'Dune: Part Two', key: 'movie/tmdb/693134', kind: 'movie', ids: { tmdb_id: '693134' } },
    ...{ word: 'Watchlist', suggestion: 'planned', isSure: true, stars: 0, plays: [] },
  },
  {
    ...{ name: 'Hollow Knight', key: 'video_game/igdb/14593', kind: 'game', ids: { igdb_id: '14593' } },
    ...{ word: 'completed', suggestion: 'completed', isSure: true, stars: 0 },
    plays: ['2024-04-25..2024-04-28, 2850, finished'],
  },
  {
    ...{ name: 'Hades', key: 'video_game/igdb/113112', kind: 'game', ids: { igdb_id: '113112' } },
    ...{ word: 'on_a_hold', suggestion: 'playing', isSure: false, stars: 0, plays: ['.., -, paused'] },
  },
  {
    ...{ name: 'Severance', key: 'show/tmdb/95396', kind: 'show', ids: { tmdb_id: '95396' } },
    ...{ word: 'In Progress', suggestion: 'watching', isSure: true, stars: 0, plays: ['.., -, ongoing'] },
  },
  {
    ...{ name: 'Cowboy Bebop', key: 'anime/anilist/1', kind: 'anime', ids: { anilist_id: '1' } },
    ...{ word: 'completed', suggestion: 'completed', isSure: true, stars: 0 },
    plays: ['..2012-03-09, -, finished'],
  },
  {
    ...{ name: 'Berserk', key: 'manga/myanimelist/2', kind: 'manga', ids: { mal_id: '2' } },
    ...{ word: 'In Progress', suggestion: 'reading', isSure: true, stars: 0, plays: ['.., 363, ongoing'] },
  },
  {
    ...{ name: 'Dune', key: 'book/openlibrary/OL1W', kind: 'book', ids: {} },
    ...{ word: 'Watchlist', suggestion: null, isSure: false, stars: 0, plays: [] },
  },
])('reads $name', ({ name, key, kind, ids, ...summary }) => {
  const title = titleNamed(content, name);
  expect(title).toMatchObject({ key, kind, year: null });
  expect(title.ids).toEqual(ids);
  expect(summaryOf(title)).toEqual({ remarks: [], ...summary });
});

test('episodes, reviews, platforms and collections are read', () => {
  expect(titleNamed(content, 'Severance').plays[0]?.episodes).toEqual([
    { season: 1, number: 1, watched: '2026-06-01T19:12:00Z', rating: null },
    { season: 1, number: 2, watched: '2026-06-02', rating: null },
  ]);
  expect(titleNamed(content, 'Parasite')).toMatchObject({
    reviews: [{ text: 'Stairs.', isSpoiler: true, playKey: null, written: '2020-02-18' }],
    rating: { raw: '91', maximum: 100 },
    rated: '2020-02-18',
    tags: ['Owned'],
    plays: [{ platform: 'Netflix' }, { platform: null }],
  });
  expect(content.lists).toMatchObject([
    {
      ...{ name: 'Rainy days', isPublic: false },
      entries: [{ titleKey: 'movie/tmdb/496243', added: '2024-05-06T07:08:09Z' }],
    },
  ]);
});

test.each(samplesOfAllSources)('does not recognise %s', (name) => {
  expect(ryot.recognises(openArchive(sampleAt(name)))).toBe(false);
});

test('recognises the export by its content', () => {
  const recognises = (value: unknown) => ryot.recognises([fileOf('a.json', JSON.stringify(value))]);
  expect(recognises({ metadata: [item('movie', 'tmdb', '1', 'A')] })).toBe(true);
  expect(recognises({ media: [item('MO', 'tmdb', '1', 'A')] })).toBe(true);
  expect(recognises({ metadata: [] })).toBe(false);
  expect(recognises([item('movie', 'tmdb', '1', 'A')])).toBe(false);
});

test('every item, person and group is in one place', () => {
  const result = read(
    [
      item('movie', 'tmdb', '949', 'Heat'),
      item('movie', 'tmdb', '', 'Lost'),
      null,
      item('movie', 'tmdb', '949', ''),
    ],
    { people: [{ name: 'Michael Mann' }], metadata_groups: [{ title: 'A trilogy' }] },
  );
  expect(result.titles).toMatchObject([{ name: 'Heat', places: [{ row: 1 }, { row: 4 }] }]);
  expect(result.leftOut.map(({ place, reason, name }) => [place.row, reason, name])).toEqual([
    [2, 'malformed', 'Lost'],
    [3, 'malformed', null],
    [5, 'not-a-title', 'Michael Mann'],
    [6, 'not-a-title', 'A trilogy'],
  ]);
  expect(rowCount(result)).toBe(6);
});

test('fields of other types are ignored', () => {
  const title = only({
    seen_history: [null, 7, { state: 5, ended_on: {} }],
    reviews: 'x',
    collections: [3, {}],
  });
  expect(title.plays.length).toBeGreaterThan(0);
  expect(title.reviews).toEqual([]);
});

describe('plays', () => {
  test('different dates are different plays, and equal ones are one', () => {
    const title = only({ seen_history: [seen('2020-01-02'), seen('2021-01-02'), seen('2020-01-02')] });
    expect(title.plays.map(({ finished, times }) => [finished, times])).toEqual([
      ['2020-01-02', 1],
      ['2021-01-02', 1],
    ]);
    expect(title.remarks).toEqual(['same-day']);
  });

  test('plays without dates are counted', () => {
    expect(only({ seen_history: [seen(null), seen(null)] }).plays).toMatchObject([{ times: 2 }]);
  });

  test.each([
    [{ progress: '100' }, 'watched'],
    [{ progress: 40 }, null],
    [{}, 'watched'],
  ])('an entry without a state and with %j is %s', (fields, suggestion) => {
    expect(only({ seen_history: [fields] }).status?.suggestion).toBe(suggestion);
  });

  test('the percentage of an unfinished play is not its progress', () => {
    expect(
      only({ seen_history: [seen(null, { state: 'in_progress', progress: '40' })] }).plays,
    ).toMatchObject([{ state: 'ongoing', progress: null }]);
  });

  test('a play in progress beside a finished one is a repeat', () => {
    const history = [seen('2020-01-02'), seen(null, { state: 'in_progress' })];
    expect(only({ seen_history: history }).status).toMatchObject({ suggestion: 'watched', isSure: true });
  });

  test('episodes of an anime have no season', () => {
    const history = [seen('2020-01-02', { anime_episode_number: 3 })];
    const title = only({ seen_history: history }, 'anime', 'mal');
    expect(title.plays[0]?.episodes).toEqual([{ season: 1, number: 3, watched: '2020-01-02', rating: null }]);
    expect(title.status).toMatchObject({ word: 'episodes', suggestion: 'watching', isSure: false });
  });

  test('an episode that was watched again is in a further play, an unfinished one in none', () => {
    const dropped = { ...episode(1, 2, null), state: 'dropped' };
    const history = [episode(0, 1, '2020-01-02'), episode(0, 1, '2021-01-02'), dropped];
    const title = only({ seen_history: history }, 'show');
    expect(title.plays.map(({ episodes }) => episodes.map(({ watched }) => watched))).toEqual([
      ['2020-01-02'],
      ['2021-01-02'],
    ]);
    expect(title.plays[0]?.episodes[0]?.season).toBe(0);
    expect(title.status).toMatchObject({ word: 'dropped', suggestion: 'dropped', isSure: true });
  });

  test('a show is finished by its collection', () => {
    const fields = { seen_history: [episode(1, 1, '2020-01-02')], collections: [collection('Completed')] };
    expect(only(fields, 'show').status).toMatchObject({ word: 'Completed', suggestion: 'completed' });
  });
});

describe('collections and reviews', () => {
  test('collections may be names alone', () => {
    expect(only({ collections: ['Watchlist'] }).status?.suggestion).toBe('planned');
  });

  test('a title on the watchlist that was watched is watched', () => {
    const title = only({ seen_history: [seen('2020-01-02')], collections: [collection('Watchlist')] });
    expect(summaryOf(title)).toMatchObject({ suggestion: 'watched', remarks: ['also-planned'] });
  });

  test('a title on lists alone has no status, and a rated one is only suggested', () => {
    expect(only({ collections: [collection('Mine')] }).status).toBeNull();
    expect(only({ reviews: [{ rating: '70' }] }).status).toMatchObject({
      suggestion: 'watched',
      isSure: false,
    });
  });

  test('the rating of an episode is not that of the show', () => {
    const reviews = [{ rating: '20', show_season_number: 1, show_episode_number: 1 }, { rating: '90' }];
    const title = only({ reviews, seen_history: [episode(1, 1, '2020-01-02')] }, 'show');
    expect(title.rating?.stars).toBe(4.5);
    expect(title.plays[0]?.episodes).toMatchObject([{ watched: '2020-01-02', rating: { stars: 1 } }]);
  });

  test('the rating of a season is not that of the show, and is stored beside it', () => {
    const review = { rating: '20', show_season_number: 2 };
    const title = only({ reviews: [review] }, 'show');
    expect(title).toMatchObject({ rating: null, status: null, plays: [], extras: { reviews: [review] } });
  });

  test('the last of several ratings is used', () => {
    const review = (rating: string, date: string) => ({ rating, review: { date } });
    const title = only({ reviews: [review('40', '2024-01-02'), review('80', '2020-01-02')] });
    expect(title.rating?.raw).toBe('40');
    expect(title.remarks).toContain('several-ratings');
  });

  test.each([
    ['84', {}, 4, []],
    ['8.5', {}, 4.5, [{ kind: 'rating-maximum', suggestion: 10 }]],
    ['4.5', {}, 4.5, [{ kind: 'rating-maximum', suggestion: 5 }]],
    ['4.5', { ratingMaximum: 10 }, 2.5, []],
  ])('a highest rating of %s with %j is %d stars', (rating, options, stars, warnings) => {
    const result = read([item('movie', 'tmdb', '949', 'Heat', { reviews: [{ rating }] })], {}, options);
    expect(result.titles[0]?.rating?.stars).toBe(stars);
    expect(result.warnings).toEqual(warnings);
  });
});
