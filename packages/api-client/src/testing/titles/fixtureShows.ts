import type { Show } from '../../contract/index.ts';

type Row = readonly [
  slug: string,
  title: string,
  released: string,
  ended: string | null,
  seasons: number,
  episodes: number,
  runtime: number,
  certification: string,
  genres: string,
];

// biome-ignore format: one line per title, so that the table is readable.
const rows: readonly Row[] = [
  ['breaking-bad', 'Breaking Bad', '2008-01-20', '2013-09-29', 5, 62, 49, 'TV-MA', 'Drama, Crime'],
  ['chernobyl', 'Chernobyl', '2019-05-06', '2019-06-03', 1, 5, 65, 'TV-MA', 'Drama, History'],
  ['the-wire', 'The Wire', '2002-06-02', '2008-03-09', 5, 60, 59, 'TV-MA', 'Crime, Drama'],
  ['the-sopranos', 'The Sopranos', '1999-01-10', '2007-06-10', 6, 86, 55, 'TV-MA', 'Drama, Crime'],
  ['severance', 'Severance', '2022-02-18', null, 2, 19, 50, 'TV-MA', 'Drama, Mystery, Science Fiction'],
  ['better-call-saul', 'Better Call Saul', '2015-02-08', '2022-08-15', 6, 63, 49, 'TV-MA', 'Crime, Drama'],
  ['the-legend-of-korra', 'The Legend of Korra', '2012-04-14', '2014-12-19', 4, 52, 23, 'TV-Y7-FV', 'Animation, Adventure, Fantasy'],
  ['dark', 'Dark', '2017-12-01', '2020-06-27', 3, 26, 55, 'TV-MA', 'Crime, Drama, Mystery, Science Fiction'],
  ['twin-peaks', 'Twin Peaks', '1990-04-08', '1991-06-10', 2, 30, 47, 'TV-MA', 'Drama, Mystery'],
  ['the-bear', 'The Bear', '2022-06-23', null, 4, 38, 30, 'TV-MA', 'Drama, Comedy'],
  ['the-lord-of-the-rings-the-rings-of-power', 'The Lord of the Rings: The Rings of Power', '2022-09-01', null, 2, 16, 68, 'TV-14', 'Action, Adventure, Fantasy, Drama'],
  ['the-leftovers', 'The Leftovers', '2014-06-29', '2017-06-04', 3, 28, 58, 'TV-MA', 'Drama, Fantasy'],
];

/** Twelve TV series, as a provider brings them, by rank; without images, so that the generated covers are shown. */
export const fixtureShows: readonly Show[] = rows.map(
  ([slug, title, released, ended, seasons, episodes, runtime, certification, genres], index) => ({
    id: `show-${index + 1}`,
    slug,
    title,
    poster_image: null,
    released,
    ended,
    seasons,
    episodes,
    runtime,
    status: ended ? 'Ended' : 'Returning Series',
    certification,
    genres: genres.split(', '),
    description: null,
    type: 'show',
  }),
);
