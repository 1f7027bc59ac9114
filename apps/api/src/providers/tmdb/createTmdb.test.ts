import { expect, test } from 'vitest';
import { adapterOf, readChanged, readRecorded } from '../../testing/providers/adapters.ts';
import { fakeUpstream } from '../../testing/providers/fakeUpstream.ts';
import { createTmdb } from './createTmdb.ts';

test.each([
  ['0123456789abcdef0123456789abcdef', { api_key: '0123456789abcdef0123456789abcdef' }, undefined],
  ['eyJhbGciOi.long.token', {}, { authorization: 'Bearer eyJhbGciOi.long.token' }],
])('tmdb: sends an API key in the query, and an access token in a header', async (key, query, headers) => {
  const { upstream, requests } = fakeUpstream(() => readRecorded('tmdb', 'details'));
  const [movies] = createTmdb(upstream, { key });
  await movies?.details('500001');
  expect(requests[0]).toMatchObject({ path: '/movie/500001' });
  expect(requests[0]?.query).toEqual({ ...query, append_to_response: 'release_dates' });
  expect(requests[0]?.headers).toEqual(headers);
});

test('tmdb: requests series under their own paths, with their age ratings and their ids elsewhere', async () => {
  const { upstream, requests } = fakeUpstream(({ path }) =>
    readRecorded('tmdb/show', path === '/tv/500001' ? 'details' : 'top'),
  );
  const provider = adapterOf('tmdb/show').create(upstream);
  await provider.top(2);
  await provider.search('lamp');
  await provider.details('500001');
  expect(requests.map(({ path, query: { api_key: _, ...query } = {} }) => ({ path, query }))).toEqual([
    { path: '/tv/top_rated', query: { page: '2' } },
    { path: '/search/tv', query: { query: 'lamp', include_adult: 'false' } },
    { path: '/tv/500001', query: { append_to_response: 'content_ratings,external_ids' } },
  ]);
});

test.each([
  ['Ended', '1997-10-31'],
  ['Canceled', '1997-10-31'],
  ['Returning Series', undefined],
  [null, undefined],
])('tmdb: of a series with the status %j, the last episode is %j', async (status, expected) => {
  const title = await readChanged('tmdb/show', (entry) => Object.assign(entry, { status }));
  expect(title.item.ended).toBe(expected);
});

test('tmdb: a series has the certification of the United States only, and no runtime without one of its episodes', async () => {
  const title = await readChanged('tmdb/show', (entry) => {
    entry.content_ratings = { results: [{ iso_3166_1: 'DE', rating: '16' }] };
    entry.episode_run_time = [];
  });
  expect(title.item).not.toHaveProperty('certification');
  expect(title.item).not.toHaveProperty('runtime');
});
