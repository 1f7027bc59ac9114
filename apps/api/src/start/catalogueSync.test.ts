import { expect, it, onTestFinished, vi } from 'vitest';
import { freePort } from '../testing/app/freePort.ts';
import { type RunningServer, runServer } from '../testing/app/runServer.ts';
import { eachEngine } from '../testing/database/eachEngine.ts';
import { jikanAnime, startAnimeProvider } from '../testing/providers/startAnimeProvider.ts';

const best = Array.from({ length: 80 }, (_, index) => jikanAnime(9000 + index, `Best of All ${index}`));
const hidden = jikanAnime(9900, 'Qwyx of the Harbour');

async function searchFor(url: string, query: string): Promise<{ title: string; slug: string }[]> {
  const response = await fetch(`${url}/api/anime/search?query=${encodeURIComponent(query)}`);
  expect(response.status).toBe(200);
  return (await response.json()) as { title: string; slug: string }[];
}

const topOf = async (url: string) => {
  const list = (await (await fetch(`${url}/api/anime/top`)).json()) as { anime: { title: string } }[];
  return list.map(({ anime }) => anime.title);
};

eachEngine((engine) => {
  async function begin() {
    const location = await engine.freshLocation();
    const provider = await startAnimeProvider([...best, hidden]);
    const servers: RunningServer[] = [];
    onTestFinished(async () => {
      for (const server of servers) server.kill('SIGKILL');
      for (const server of servers) await server.end;
      await provider.close();
    });
    const database: Record<string, string> =
      'databaseUrl' in location
        ? { DATABASE_URL: location.databaseUrl }
        : { DATA_DIR: location.dataDirectory };
    const start = async (settings: Record<string, string> = {}) => {
      const server = runServer({
        ...{ PORT: String(await freePort()), HUMAN_CHECK: 'none', ...database, JWT_SECRET: 'x'.repeat(32) },
        ...{ CATALOGUE_PROVIDERS: 'jikan', JIKAN_URL: provider.url, ...settings },
      });
      servers.push(server);
      return { ...server, url: await server.ready };
    };
    return { location, provider, start };
  }

  it('two instances fetch the daily list once, and 200 concurrent refresh requests fetch it once more', async () => {
    const { location, provider, start } = await begin();
    const [first, second] = await Promise.all([start(), start()]);
    expect(first.stdout()).toMatch(
      /^Catalogue: the built-in titles, and anime from 127\.0\.0\.1:\d+; manga from 127\.0\.0\.1:\d+\.$/m,
    );
    const topRequests = () => provider.requests.filter((url) => url.startsWith('/top/anime'));
    const store = await engine.open(location);
    const list = store.db.selectFrom('top_lists').select('refreshed_at').where('media_type', '=', 'anime');
    // A server caches the list that it reads first for 30 s, so none is read before the new one is stored.
    await vi.waitFor(
      async () => expect((await list.executeTakeFirst())?.refreshed_at).toBeGreaterThan(0),
      30_000,
    );
    for (const { url } of [first, second]) expect(await topOf(url)).toContain('Best of All 0');
    expect(topRequests()).toHaveLength(1);
    const stale = { refreshed_at: 0, lease_until: 0 };
    await store.db.updateTable('top_lists').set(stale).where('media_type', '=', 'anime').execute();
    const responses = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        fetch(`${[first, second][index % 2]?.url}/api/anime/update-top-anime`, { method: 'POST' }),
      ),
    );
    expect(responses.filter(({ status }) => status !== 200)).toEqual([]);
    for (const server of [first, second]) server.kill('SIGTERM');
    expect(await Promise.all([first.end, second.end])).toEqual([0, 0]);
    expect(topRequests()).toHaveLength(2);
  });

  it('serves a title of a provider after a restart without that provider', async () => {
    const { provider, start } = await begin();
    const server = await start();
    const [found] = await searchFor(server.url, 'Qwyx');
    expect(found?.slug).toBe('qwyx-of-the-harbour');
    server.kill('SIGTERM');
    expect(await server.end).toBe(0);
    await provider.close();
    const again = await start();
    expect(await searchFor(again.url, 'qwyx of')).toMatchObject([{ slug: 'qwyx-of-the-harbour' }]);
  });
});
