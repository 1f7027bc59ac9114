import { type Movie, readTitleDetails } from '@gildshelf/api-client/contract';
import { expect, it } from 'vitest';
import type { Store } from '../../../platform/db/Store.ts';
import { ProviderError } from '../../../providers/upstream/Upstream.ts';
import { createMediaServer } from '../../../testing/app/createMediaServer.ts';
import { eachEngine } from '../../../testing/database/eachEngine.ts';
import { foundTitle } from '../../../testing/database/titles.ts';
import { fakeProvider } from '../../../testing/providers/fakeProvider.ts';
import { dropExpiredContent } from '../titles/dropExpiredContent.ts';
import { saveTopList } from '../titles/rankTitles.ts';

interface Item {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly description_raw?: string | null;
  readonly credits?: readonly unknown[];
}

const minute = 60_000;
const week = 7 * 24 * 60 * minute;

const identity = { names: ['Zzyzx Drift'], year: 2019, ids: { rawg_id: '7' } };
const listedTitle = foundTitle({ sourceId: '7', ...identity, isWhole: false });
const description = 'Race to the end of the alphabet.';

async function serverWith(store: Store, titles = [listedTitle]) {
  const fake = fakeProvider(titles);
  const server = await createMediaServer(store, { providers: [fake.provider] });
  const search = async (query: string) => {
    const [status, found] = await server.call<Item[]>('GET', `/api/games/search?query=${query}`);
    expect(status).toBe(200);
    return found;
  };
  const details = async (slug: string) => (await server.call<Item>('GET', `/api/games/${slug}`))[1];
  const refresh = () => server.call('POST', '/api/games/update-top-games');
  const topNames = async () =>
    (await server.call<{ game: Item }[]>('GET', '/api/games/top'))[1].map(({ game }) => game.name);
  return { ...server, ...fake, search, details, refresh, topNames };
}

eachEngine((engine) => {
  it('a search returns a title that only a provider has, which can then be tracked and found without the provider', async () => {
    const store = await engine.freshStore();
    const server = await serverWith(store);
    const [found] = await server.search('Zzyzx');
    expect(found).toMatchObject({ name: 'Zzyzx Drift', slug: 'zzyzx-drift' });
    expect(server.requests).toEqual(['search Zzyzx']);
    const owner = await server.signUp();
    const rated = { username: owner, gameId: found?.id, rating: 4, status: 'playing' };
    expect((await server.call('POST', '/api/userGames/ratings', { as: owner, body: rated }))[0]).toBe(200);
    const withoutProvider = await createMediaServer(store);
    const [, again] = await withoutProvider.call<Item[]>('GET', '/api/games/search?query=zzyzx');
    expect(again).toMatchObject([{ id: found?.id, slug: 'zzyzx-drift' }]);
  });

  it('concurrent searches do not wait for a slow provider and send it one request; the next search finds its titles', async () => {
    const server = await serverWith(await engine.freshStore());
    const { promise, resolve } = Promise.withResolvers<void>();
    server.delayUntil(promise);
    const searches = Array.from({ length: 50 }, (_, index) => server.search(index % 2 ? 'Zzyzx' : 'zzyzx!'));
    expect(await Promise.all(searches)).toEqual(searches.map(() => []));
    resolve();
    await server.catalogueSync.settled();
    expect(await server.search('zzyzx')).toHaveLength(1);
    expect(server.requests).toHaveLength(1);
  });

  it('a search ignores a failing provider and retries it after a minute', async () => {
    const server = await serverWith(await engine.freshStore());
    server.delayUntil(Promise.reject(new Error('The provider is down.')));
    expect(await server.search('Zzyzx')).toEqual([]);
    server.delayUntil(Promise.resolve());
    expect(await server.search('Zzyzx')).toEqual([]);
    expect(server.requests).toHaveLength(1);
    server.time.now += minute;
    expect(await server.search('Zzyzx')).toHaveLength(1);
  });

  it('a search that was not sent, since too many requests to the provider were waiting, is sent again at once', async () => {
    const server = await serverWith(await engine.freshStore());
    server.delayUntil(Promise.reject(new ProviderError('busy', 'Too many requests are waiting.')));
    expect(await server.search('Zzyzx')).toEqual([]);
    server.delayUntil(Promise.resolve());
    expect(await server.search('Zzyzx')).toHaveLength(1);
  });

  it('sends no request to a provider if the catalogue has five results or the query is too short', async () => {
    const server = await serverWith(await engine.freshStore());
    expect(await server.search('the')).toHaveLength(5);
    await server.search('zz');
    await server.search('%20!%20');
    expect(server.requests).toEqual([]);
  });

  it('fetches the details of a title known only from a list, and credits the provider', async () => {
    const server = await serverWith(await engine.freshStore());
    await server.search('Zzyzx');
    server.titles[0] = foundTitle({ sourceId: '7', ...identity, item: { description_raw: description } });
    expect(await server.details('zzyzx-drift')).toMatchObject({
      description_raw: description,
      credits: [{ name: 'RAWG', url: 'https://rawg.io/games/7' }],
    });
    await server.details('zzyzx-drift');
    expect(server.requests).toEqual(['search Zzyzx', 'details 7']);
  });

  it('serves a title older than a week as stored and refreshes it in the background', async () => {
    const store = await engine.freshStore();
    const server = await serverWith(store);
    await server.search('Zzyzx');
    await server.details('zzyzx-drift');
    server.titles[0] = foundTitle({ sourceId: '7', ...identity, item: { description_raw: description } });
    server.time.now += week - minute;
    await server.details('zzyzx-drift');
    await server.catalogueSync.settled();
    expect(server.requests).toEqual(['search Zzyzx', 'details 7']);
    server.time.now += 2 * minute;
    const { promise, resolve } = Promise.withResolvers<void>();
    server.delayUntil(promise);
    expect((await server.details('zzyzx-drift')).description_raw ?? null).toBeNull();
    resolve();
    await server.catalogueSync.settled();
    expect((await server.details('zzyzx-drift')).description_raw).toBe(description);
    expect(server.requests).toHaveLength(3);
  });

  it('the top list of a provider replaces the stored list, unless it is less than half as long', async () => {
    const many = Array.from({ length: 60 }, (_, index) =>
      foundTitle({ sourceId: String(index), names: [`Best ${index}`], isWhole: false, rank: index + 1 }),
    );
    const server = await serverWith(await engine.freshStore(), many);
    const before = await server.topNames();
    server.titles.splice(59);
    await server.refresh();
    server.time.now += minute;
    expect(await server.topNames()).toEqual(before);
    server.titles.push(foundTitle({ sourceId: '99', names: ['Best 99'], rank: 60 }));
    server.time.now += 10 * minute;
    await server.refresh();
    server.time.now += minute;
    const after = await server.topNames();
    expect(after).toHaveLength(60);
    expect([after[0], after[59]]).toEqual(['Best 0', 'Best 99']);
  });

  it('movies of TMDB have a top list, details and credits until their content is dropped after 180 days', async () => {
    const store = await engine.freshStore();
    const movie = (isWhole: boolean) =>
      foundTitle({
        ...{ mediaType: 'movie', source: 'tmdb', sourceId: '7', rank: 1, isWhole },
        ...{ names: ['Zzyzx Road'], year: 2006, ids: { tmdb_id: '7' } },
        item: {
          ...{ title: 'Zzyzx Road', released: '2006-02-25' },
          ...(isWhole && { runtime: 90, facts: { description, director: 'A Director' } }),
        },
      });
    const { provider, titles, requests } = fakeProvider([movie(false)], { name: 'tmdb', mediaType: 'movie' });
    const server = await createMediaServer(store, { providers: [provider] });
    const details = async () => (await server.call<Movie>('GET', '/api/movies/zzyzx-road'))[1];
    const [, found] = await server.call<Movie[]>('GET', '/api/movies/search?query=Zzyzx');
    expect(found).toMatchObject([{ title: 'Zzyzx Road', slug: 'zzyzx-road', released: '2006-02-25' }]);
    titles[0] = movie(true);
    const whole = await details();
    expect(whole).toMatchObject({
      ...{ runtime: 90, description },
      credits: [{ name: 'TMDB', url: 'https://www.themoviedb.org/movie/7' }],
    });
    expect(readTitleDetails(whole).facts.map(({ values }) => values)).toEqual([['A Director']]);
    // A list of less than half as many titles does not replace the stored one.
    await saveTopList(store, 'movie', 'tmdb', [movie(true)], server.time.now);
    expect(await server.call('POST', '/api/movies/update-top-movies')).toEqual([200, {}]);
    await server.catalogueSync.settled();
    expect(requests).toEqual(['search Zzyzx', 'details 7', 'top 1']);

    await dropExpiredContent(store, server.time.now + 181 * 24 * 60 * minute);
    const dropped = await details();
    expect(dropped).toMatchObject({ slug: 'zzyzx-road', title: 'Zzyzx Road', release_year: 2006 });
    for (const field of ['released', 'runtime', 'description']) expect(dropped).not.toHaveProperty(field);
    expect(readTitleDetails(dropped).facts).toEqual([]);
    server.time.now += minute;
    const [, list] = await server.call<{ movie: Movie }[]>('GET', '/api/movies/top');
    expect(list.map(({ movie }) => movie.slug)).not.toContain('zzyzx-road');
  });
});
