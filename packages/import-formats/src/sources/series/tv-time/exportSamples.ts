import { fileOf } from '../../samples.ts';
import { tableFile } from './gdprSamples.ts';

// For tests only.

const series = tableFile(
  'tvtime-series-2026-07-07.csv',
  [...'uuid tvdb_id imdb_id title status created_at'.split(' ')],
  {
    ...{ uuid: 'u-1', tvdb_id: '349310', title: 'Bodyguard (2018)', status: 'up_to_date' },
    ...{ created_at: '2023-01-02T10:00:00Z' },
  },
  {
    ...{ uuid: 'u-2', tvdb_id: '281485', imdb_id: 'tt3475734', title: "Marvel's Agent Carter" },
    ...{ status: 'not_started_yet', created_at: '2018-09-08T10:16:19Z' },
  },
  {
    ...{ uuid: 'u-3', tvdb_id: '346328', title: 'Elite', status: 'stopped' },
    ...{ created_at: '2018-09-08T10:16:19Z' },
  },
  {
    ...{ uuid: 'u-4', tvdb_id: '95396', title: 'Severance', status: 'continuing' },
    ...{ created_at: '2018-09-08T10:16:19.123456Z' },
  },
  {
    ...{ uuid: 'u-5', title: 'Without an id of TVDB', status: 'watch_later' },
  },
);

const episodes = tableFile(
  'tvtime-series-episodes-2026-07-07.csv',
  [
    ...'series_tvdb_id series_imdb_id series_uuid title season episode tvdb_id is_watched'.split(' '),
    ...'watched_at rewatch_count special'.split(' '),
  ],
  {
    ...{ series_tvdb_id: '349310', series_uuid: 'u-1', title: 'Bodyguard (2018)', season: '1' },
    ...{ episode: '1', tvdb_id: '6671792', is_watched: 'true', watched_at: '2019-10-04 03:43:42' },
    ...{ rewatch_count: '2', special: 'false' },
  },
  {
    ...{ series_tvdb_id: '349310', series_uuid: 'u-1', title: 'Bodyguard (2018)', season: '1' },
    ...{ episode: '1', tvdb_id: '6671792', is_watched: 'true', watched_at: '2019-10-04 03:43:42' },
    ...{ rewatch_count: '2', special: 'false' },
  },
  {
    ...{ series_tvdb_id: '349310', series_uuid: 'u-1', title: 'Bodyguard (2018)', season: '0' },
    ...{ episode: '1', tvdb_id: '6671793', is_watched: 'true', watched_at: '0001-01-01 00:00:00' },
    ...{ rewatch_count: '0', special: 'true' },
  },
  {
    ...{ series_tvdb_id: '349310', series_uuid: 'u-1', title: 'Bodyguard (2018)', season: '1' },
    ...{ episode: '2', tvdb_id: '9367539', is_watched: 'false', rewatch_count: '0' },
    ...{ special: 'false' },
  },
  {
    ...{ series_tvdb_id: '95396', series_uuid: 'u-4', title: 'Severance', season: '1' },
    ...{ episode: '1', tvdb_id: '9367540', is_watched: 'true', watched_at: '2026-06-01 19:12:00' },
    ...{ rewatch_count: '0', special: 'false' },
  },
  {
    ...{ series_tvdb_id: '349310', series_uuid: 'u-1', title: 'Bodyguard (2018)', season: '1' },
    ...{ tvdb_id: '9367541', is_watched: 'true', rewatch_count: '0', special: 'false' },
  },
);

const movies = tableFile(
  'tvtime-movies-2026-07-07.csv',
  [...'uuid tvdb_id imdb_id title year created_at watched_at is_watched rewatch_count'.split(' ')],
  {
    ...{ uuid: 'aa-1', tvdb_id: '200', imdb_id: 'tt2713180', title: 'Fury', year: '2014' },
    ...{ created_at: '2019-09-08T17:24:29Z', watched_at: '2019-09-08T17:24:29.123456Z' },
    ...{ is_watched: 'true', rewatch_count: '1' },
  },
  {
    ...{ uuid: 'bb-2', tvdb_id: '300', title: 'The Batman', year: '2022' },
    ...{ created_at: '2023-09-04T21:53:54Z', is_watched: 'false', rewatch_count: '0' },
  },
);

const listEntries = tableFile(
  'tvtime-lists-2026-07-07.csv',
  [...'list_id list_name item_type tvdb_id uuid name custom_order'.split(' ')],
  {
    ...{ list_id: '7', list_name: 'Rainy days', item_type: 'movie', tvdb_id: '99', uuid: 'gg-9' },
    ...{ name: 'Past Lives', custom_order: '1' },
  },
  {
    ...{ list_id: '7', list_name: 'Rainy days', item_type: 'series', tvdb_id: '349310' },
    ...{ uuid: 'u-1', name: 'Bodyguard (2018)', custom_order: '0' },
  },
);

/** The tables of "Export my data". */
export const csvFiles = [series, episodes, movies, listEntries];

/** The same as JSON, with other titles. */
export const jsonFiles = [
  fileOf(
    'tvtime-series-2026-07-07.json',
    JSON.stringify([
      {
        ...{ uuid: 'u-1', id: { tvdb: 349310, imdb: null }, created_at: '2023-01-02T10:00:00Z' },
        ...{ title: 'Bodyguard (2018)', status: 'stopped', is_favorite: true },
        seasons: [
          {
            ...{ number: 1, is_specials: false },
            episodes: [
              {
                id: { tvdb: 1 },
                number: 1,
                is_watched: true,
                watched_at: '2019-10-04 03:43:42',
                rewatch_count: 1,
              },
              { id: { tvdb: 2 }, number: 2, is_watched: false, watched_at: null, rewatch_count: 0 },
              { number: 'x', is_watched: true },
            ],
          },
        ],
      },
      { uuid: 'u-9', id: 5, title: 'Broken' },
    ]),
  ),
  fileOf(
    'tvtime-movies-2026-07-07.json',
    JSON.stringify([
      {
        ...{ uuid: 'aa-1', id: { tvdb: 200, imdb: 'tt2713180' }, title: 'Fury', year: 2014 },
        ...{ watched_at: '2019-09-08T17:24:29Z', is_watched: true, is_favorite: false, rewatch_count: 1 },
      },
    ]),
  ),
];
