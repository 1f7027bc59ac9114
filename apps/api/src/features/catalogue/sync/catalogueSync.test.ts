import { expect, it } from 'vitest';
import type { Store } from '../../../platform/db/Store.ts';
import { mediaServer } from '../../../testing/app/mediaServer.ts';
import { eachEngine } from '../../../testing/database/eachEngine.ts';
import { fakeProvider } from '../../../testing/providers/fakeProvider.ts';
import { foundTitle } from '../../../testing/providers/foundTitle.ts';

interface Item {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly description_raw?: string | null;
  readonly credits?: readonly unknown[];
}

const minute = 60_000;
const week = 7 * 24 * 60 * minute;

const told = { names: ['Zzyzx Drift'], year: 2019, ids: { rawg_id: '7' } };
const inList = foundTitle({ sourceId: '7', ...told, isWhole: false });
const text = 'Race to the end of the alphabet.';

async function serverWith(store: Store, titles = [inList]) {
  const fake = fakeProvider(titles);
  const server = await mediaServer(store, { providers: [fake.provider] });
  const search = async (query: string) => {
    const [status, found] = await server.call<Item[]>('GET', `/api/games/search?query=${query}`);
    expect(status).toBe(200);
    return found;
  };
  const details = async (slug: string) => (await server.call<Item>('GET', `/api/games/${slug}`))[1];
  const refresh = () => server.call('POST', '/api/games/update-top-games');
  const best = async () =>
    (await server.call<{ game: Item }[]>('GET', '/api/games/top'))[1].map(({ game }) => game.name);
  return { ...server, ...fake, search, details, refresh, best };
}

eachEngine((engine) => {
  it('a title that only a provider has is found at once, can be tracked, and is there without the provider', async () => {
    const store = await engine.freshStore();
    const server = await serverWith(store);
    const [found] = await server.search('Zzyzx');
    expect(found).toMatchObject({ name: 'Zzyzx Drift', slug: 'zzyzx-drift' });
    expect(server.asked).toEqual(['search Zzyzx']);
    const owner = await server.signUp();
    const rated = { username: owner, gameId: found?.id, rating: 4, status: 'playing' };
    expect((await server.call('POST', '/api/userGames/ratings', { as: owner, body: rated }))[0]).toBe(200);
    const dead = await mediaServer(store);
    const [, again] = await dead.call<Item[]>('GET', '/api/games/search?query=zzyzx');
    expect(again).toMatchObject([{ id: found?.id, slug: 'zzyzx-drift' }]);
  });

  it('what a slow provider tells is found by the next search, and it is asked once by all who search the same', async () => {
    const server = await serverWith(await engine.freshStore());
    const { promise, resolve } = Promise.withResolvers<void>();
    server.waitFor(promise);
    const searches = Array.from({ length: 50 }, (_, place) => server.search(place % 2 ? 'Zzyzx' : 'zzyzx!'));
    expect(await Promise.all(searches)).toEqual(searches.map(() => []));
    resolve();
    await server.catalogueSync.settled();
    expect(await server.search('zzyzx')).toHaveLength(1);
    expect(server.asked).toHaveLength(1);
  });

  it('a provider that fails leaves the search as it was, and is asked again after a minute', async () => {
    const server = await serverWith(await engine.freshStore());
    server.waitFor(Promise.reject(new Error('It is down.')));
    expect(await server.search('Zzyzx')).toEqual([]);
    server.waitFor(Promise.resolve());
    expect(await server.search('Zzyzx')).toEqual([]);
    expect(server.asked).toHaveLength(1);
    server.time.now += minute;
    expect(await server.search('Zzyzx')).toHaveLength(1);
  });

  it('nobody is asked for what the catalogue has enough of, nor for less than a word', async () => {
    const server = await serverWith(await engine.freshStore());
    expect(await server.search('the')).toHaveLength(5);
    await server.search('zz');
    await server.search('%20!%20');
    expect(server.asked).toEqual([]);
  });

  it('a title of which a list has told is told whole, and its credit names the provider', async () => {
    const server = await serverWith(await engine.freshStore());
    await server.search('Zzyzx');
    server.titles[0] = foundTitle({ sourceId: '7', ...told, item: { description_raw: text } });
    expect(await server.details('zzyzx-drift')).toMatchObject({
      description_raw: text,
      credits: [{ name: 'RAWG', url: 'https://rawg.io/games/7' }],
    });
    await server.details('zzyzx-drift');
    expect(server.asked).toEqual(['search Zzyzx', 'details 7']);
  });

  it('a title of a week ago is served as it is and asked for anew behind the answer', async () => {
    const store = await engine.freshStore();
    const server = await serverWith(store);
    await server.search('Zzyzx');
    await server.details('zzyzx-drift');
    server.titles[0] = foundTitle({ sourceId: '7', ...told, item: { description_raw: text } });
    server.time.now += week - minute;
    await server.details('zzyzx-drift');
    await server.catalogueSync.settled();
    expect(server.asked).toEqual(['search Zzyzx', 'details 7']);
    server.time.now += 2 * minute;
    const { promise, resolve } = Promise.withResolvers<void>();
    server.waitFor(promise);
    expect((await server.details('zzyzx-drift')).description_raw ?? null).toBeNull();
    resolve();
    await server.catalogueSync.settled();
    expect((await server.details('zzyzx-drift')).description_raw).toBe(text);
    expect(server.asked).toHaveLength(3);
  });

  it('the provider’s best take the places of the list, unless they are less than half as many', async () => {
    const many = Array.from({ length: 60 }, (_, place) =>
      foundTitle({ sourceId: String(place), names: [`Best ${place}`], isWhole: false, rank: place + 1 }),
    );
    const server = await serverWith(await engine.freshStore(), many);
    const before = await server.best();
    server.titles.splice(59);
    await server.refresh();
    server.time.now += minute;
    expect(await server.best()).toEqual(before);
    server.titles.push(foundTitle({ sourceId: '99', names: ['Best 99'], rank: 60 }));
    server.time.now += 10 * minute;
    await server.refresh();
    server.time.now += minute;
    const after = await server.best();
    expect(after).toHaveLength(60);
    expect([after[0], after[59]]).toEqual(['Best 0', 'Best 99']);
  });
});
