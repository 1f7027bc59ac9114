import { expect, test } from 'vitest';
import { ApiError, type CatalogueItem, createApiClient, decodeToken, presentTitle } from '../client/index.ts';
import { catalogues, catalogueTypes, mediaTypes } from '../contract/index.ts';
import { fixtureShelves } from './createFixtureCollection.ts';
import { createFixtureFetch } from './createFixtureFetch.ts';
import { fixtureToken, fixtureUser } from './fixtureToken.ts';
import { fixtureCatalogue } from './titles/fixtureCatalogue.ts';
import { fixtureGames } from './titles/fixtureGames.ts';

function createClient(options: Parameters<typeof createFixtureFetch>[0] = {}) {
  return createApiClient({ host: '', fetch: createFixtureFetch(options), getToken: () => fixtureToken() });
}

const owner = { userId: fixtureUser.userId };

test.each(catalogueTypes)(
  'the top list of %s contains every fixture, so each matches the schema',
  async (type) => {
    const list = await createClient().call(catalogues[type].listTopTitles, {});
    expect(list.map((entry, index) => catalogues[type].toTopEntry(entry, index).item.id)).toEqual(
      fixtureCatalogue[type].map(({ id }) => id),
    );
  },
);

test.each([
  [
    'show',
    'Severance',
    { 'First Aired': '18/02/2022', Duration: '50 min per ep', Status: 'Returning Series' },
  ],
  ['manga', 'Berserk', { Published: '1989/8/25 to Present', Score: '9.47', Status: 'Publishing' }],
] as const)('a title of type %s has its facts', async (type, title, expected) => {
  const { searchTitles } = catalogues[type];
  const [found] = await createClient().call(searchTitles, { query: { query: title } });
  const { facts } = presentTitle(type, found as CatalogueItem);
  expect(Object.fromEntries(facts.map(({ label, value }) => [label, value]))).toMatchObject(expected);
});

test('finds a title by slug, by id and by part of its name', async () => {
  const client = createClient();
  const { getTitleDetails, searchTitles } = catalogues.anime;
  const bySlug = await client.call(getTitleDetails, { params: { slug: 'frieren-beyond-journeys-end' } });
  const byId = await client.call(getTitleDetails, { params: { slug: String(bySlug?.id) } });
  expect(byId).toEqual(bySlug);
  expect(await client.call(searchTitles, { query: { query: 'frier' } })).toEqual([bySlug]);
});

test('stores a rating, and removes a title', async () => {
  const client = createClient();
  const { listTrackedTitles, getTrackedTitle, rateTitle, removeTitle } = mediaTypes.game;
  const titleId = String(fixtureGames[0]?.id);
  expect(await client.call(getTrackedTitle, { params: { ...owner, titleId } })).toBeNull();

  await client.call(rateTitle, {
    body: { username: 'mara', gameId: titleId, rating: 4.5, status: 'playing' },
  });
  expect(await client.call(getTrackedTitle, { params: { ...owner, titleId } })).toMatchObject({
    user_status: 'playing',
    user_rating: 4.5,
  });

  await client.call(removeTitle, { params: { ...owner, titleId } });
  const items = await client.call(listTrackedTitles, { params: owner });
  expect(items).toHaveLength(Object.keys(fixtureShelves.game ?? {}).length);
});

test('ignores pagination and returns the whole collection', async () => {
  const { listTrackedTitles } = mediaTypes.game;
  const client = createClient();
  const items = await client.call(listTrackedTitles, { params: owner });
  expect(items.length).toBeGreaterThan(2);
  expect(await client.call(listTrackedTitles, { params: owner, query: { limit: '2' } })).toEqual(items);
});

test('rejects a collection request without a token (401) or by another user (403)', async () => {
  const { listTrackedTitles } = mediaTypes.game;
  const visitor = createApiClient({ host: '', fetch: createFixtureFetch() });
  await expect(visitor.call(listTrackedTitles, { params: owner })).rejects.toMatchObject({ status: 401 });
  await expect(createClient().call(listTrackedTitles, { params: { userId: 'other' } })).rejects.toMatchObject(
    {
      status: 403,
    },
  );
});

test('an exception applies to the first `times` calls', async () => {
  const endpoint = catalogues.game.listTopTitles;
  const client = createClient({ exceptions: [{ endpoint, status: 500, body: { message: 'No' }, times: 1 }] });
  await expect(client.call(endpoint, {})).rejects.toBeInstanceOf(ApiError);
  await expect(client.call(endpoint, {})).resolves.toHaveLength(fixtureGames.length);
});

test('an unreachable host rejects with 503, and a call with an infinite delay can be aborted', async () => {
  const endpoint = catalogues.game.listTopTitles;
  const hanging = createClient({ exceptions: [{ endpoint, delay: Number.POSITIVE_INFINITY }] });
  await expect(hanging.call(endpoint, {}, { signal: AbortSignal.abort('aborted') })).rejects.toBe('aborted');
  const unreachable = createClient({ exceptions: [{ endpoint, unreachable: true }] });
  await expect(unreachable.call(endpoint, {})).rejects.toMatchObject({ status: 503 });
});

test('the token is decoded to the signed-in user', () => {
  expect(decodeToken(fixtureToken())).toMatchObject({ userId: fixtureUser.userId, username: 'mara' });
  expect(decodeToken(fixtureToken({ username: 'Ōkami' })).username).toBe('Ōkami');
});
