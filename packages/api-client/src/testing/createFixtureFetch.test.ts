import { expect, test } from 'vitest';
import { ApiError, createApiClient, decodeToken } from '../client/index.ts';
import { catalogues, mediaTypes } from '../contract/index.ts';
import { fixtureShelves } from './createFixtureCollection.ts';
import { createFixtureFetch } from './createFixtureFetch.ts';
import { fixtureAnime } from './fixtureAnime.ts';
import { fixtureGames } from './fixtureGames.ts';
import { fixtureToken, fixtureUser } from './fixtureToken.ts';

function createClient(options: Parameters<typeof createFixtureFetch>[0] = {}) {
  return createApiClient({ host: '', fetch: createFixtureFetch(options), getToken: () => fixtureToken() });
}

const shelf = { userId: fixtureUser.userId };

test('the top lists hold every fixture, so no schema has dropped one', async () => {
  const client = createClient();
  expect(await client.call(catalogues.game.topEndpoint, {})).toHaveLength(fixtureGames.length);
  expect(await client.call(catalogues.anime.topEndpoint, {})).toHaveLength(fixtureAnime.length);
});

test('a title is found by slug and by id, and by part of its name', async () => {
  const client = createClient();
  const { detailsEndpoint, searchEndpoint } = catalogues.anime;
  const bySlug = await client.call(detailsEndpoint, { params: { slug: 'frieren-beyond-journeys-end' } });
  const byId = await client.call(detailsEndpoint, { params: { slug: String(bySlug?.id) } });
  expect(byId).toEqual(bySlug);
  expect(await client.call(searchEndpoint, { query: { query: 'frier' } })).toEqual([bySlug]);
});

test('a rating is kept, and what is removed is gone', async () => {
  const client = createClient();
  const { listEndpoint, getEndpoint, rateEndpoint, removeEndpoint } = mediaTypes.game;
  const titleId = String(fixtureGames[0]?.id);
  expect(await client.call(getEndpoint, { params: { ...shelf, titleId } })).toBeNull();

  await client.call(rateEndpoint, {
    body: { username: 'mara', gameId: titleId, rating: 4.5, status: 'playing' },
  });
  expect(await client.call(getEndpoint, { params: { ...shelf, titleId } })).toMatchObject({
    user_status: 'playing',
    user_rating: 4.5,
  });

  await client.call(removeEndpoint, { params: { ...shelf, titleId } });
  const kept = await client.call(listEndpoint, { params: shelf });
  expect(kept).toHaveLength(Object.keys(fixtureShelves.game ?? {}).length);
});

test('a host that knows no pages gives the whole collection to whoever asks for one', async () => {
  const { listEndpoint } = mediaTypes.game;
  const client = createClient();
  const whole = await client.call(listEndpoint, { params: shelf });
  expect(whole.length).toBeGreaterThan(2);
  expect(await client.call(listEndpoint, { params: shelf, query: { limit: '2' } })).toEqual(whole);
});

test('a collection needs a token, and its owner', async () => {
  const { listEndpoint } = mediaTypes.game;
  const visitor = createApiClient({ host: '', fetch: createFixtureFetch() });
  await expect(visitor.call(listEndpoint, { params: shelf })).rejects.toMatchObject({ status: 401 });
  await expect(createClient().call(listEndpoint, { params: { userId: 'other' } })).rejects.toMatchObject({
    status: 403,
  });
});

test('an exception fails a call as often as it says', async () => {
  const endpoint = catalogues.game.topEndpoint;
  const client = createClient({ exceptions: [{ endpoint, status: 500, body: { message: 'No' }, times: 1 }] });
  await expect(client.call(endpoint, {})).rejects.toBeInstanceOf(ApiError);
  await expect(client.call(endpoint, {})).resolves.toHaveLength(fixtureGames.length);
});

test('a host that cannot be reached says so, and one that never answers can be given up', async () => {
  const endpoint = catalogues.game.topEndpoint;
  const silent = createClient({ exceptions: [{ endpoint, delay: Number.POSITIVE_INFINITY }] });
  await expect(silent.call(endpoint, {}, { signal: AbortSignal.abort('given up') })).rejects.toBe('given up');
  const gone = createClient({ exceptions: [{ endpoint, unreachable: true }] });
  await expect(gone.call(endpoint, {})).rejects.toMatchObject({ status: 503 });
});

test('the token is a signed-in user', () => {
  expect(decodeToken(fixtureToken())).toMatchObject({ userId: fixtureUser.userId, username: 'mara' });
  expect(decodeToken(fixtureToken({ username: 'Ōkami' })).username).toBe('Ōkami');
});
