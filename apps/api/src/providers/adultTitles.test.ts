import { expect, test } from 'vitest';
import { readChanged } from '../testing/providers/adapters.ts';

type Entry = Record<string, unknown>;

const esrb = (rating: string) => [{ organization: { name: 'ESRB' }, rating_category: { rating } }];

test.each<[string, string, boolean | undefined, Entry]>([
  ['anilist', 'isAdult is true', true, { isAdult: true }],
  ['anilist', 'isAdult is false', false, { isAdult: false }],
  ['anilist', 'isAdult is missing', undefined, { isAdult: null }],
  ['tmdb', 'adult is true', true, { adult: true }],
  ['tmdb', 'adult is false', false, { adult: false }],
  ['tmdb', 'adult is malformed', undefined, { adult: 'no' }],
  ['jikan', 'the rating is Rx', true, { rating: 'Rx - Hentai' }],
  ['jikan', 'the rating is R+', false, { rating: 'R+ - Mild Nudity' }],
  ['jikan', 'there is no rating', undefined, { rating: null }],
  ['anilist/manga', 'isAdult is true', true, { isAdult: true }],
  ['jikan/manga', 'a genre is Hentai', true, { genres: [{ name: 'Drama' }, { name: 'Hentai' }] }],
  ['jikan/manga', 'an explicit genre is Erotica', true, { explicit_genres: [{ name: 'Erotica' }] }],
  ['jikan/manga', 'no genre is one of adult titles', false, {}],
  ['jikan/manga', 'there are no genres', undefined, { genres: [], explicit_genres: [] }],
  ['tmdb/show', 'adult is true', true, { adult: true }],
  ['igdb', 'a theme is Erotic', true, { themes: [{ id: 42, name: 'Erotic' }] }],
  ['igdb', 'the ESRB rating is AO', true, { age_ratings: esrb('AO') }],
  ['igdb', 'the ESRB rating is M', false, { age_ratings: esrb('M') }],
  ['igdb', 'there are neither themes nor ratings', undefined, { themes: [], age_ratings: [] }],
  ['rawg', 'the ESRB rating is Adults Only', true, { esrb_rating: { name: 'Adults Only' } }],
  ['rawg', 'the ESRB rating is Mature', false, { esrb_rating: { name: 'Mature' } }],
  ['rawg', 'there is no rating', undefined, { esrb_rating: null }],
])('%s: if %s, is_adult is %s', async (name, _, expected, change) => {
  const title = await readChanged(name, (entry) => Object.assign(entry, change));
  expect((title?.item.facts as { is_adult?: boolean } | undefined)?.is_adult).toBe(expected);
});
