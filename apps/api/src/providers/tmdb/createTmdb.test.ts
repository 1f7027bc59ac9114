import { expect, test } from 'vitest';
import { fakeUpstream, readResponseFixture } from '../../testing/providers/fakeUpstream.ts';
import { createTmdb } from './createTmdb.ts';

test.each([
  ['0123456789abcdef0123456789abcdef', { api_key: '0123456789abcdef0123456789abcdef' }, undefined],
  ['eyJhbGciOi.long.token', {}, { authorization: 'Bearer eyJhbGciOi.long.token' }],
])('tmdb: sends an API key in the query, and an access token in a header', async (key, query, headers) => {
  const { upstream, requests } = fakeUpstream(() => readResponseFixture('tmdb/responses/details'));
  await createTmdb(upstream, { key }).details('500001');
  expect(requests[0]).toMatchObject({ path: '/movie/500001' });
  expect(requests[0]?.query).toEqual({ ...query, append_to_response: 'release_dates' });
  expect(requests[0]?.headers).toEqual(headers);
});
