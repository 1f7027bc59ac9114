import { expect, it, onTestFinished, vi } from 'vitest';
import { freePort } from '../testing/app/freePort.ts';
import { type RunningServer, runServer } from '../testing/app/runServer.ts';
import { eachEngine } from '../testing/database/eachEngine.ts';
import { jikanAnime, startAnimeProvider } from '../testing/providers/startAnimeProvider.ts';

const best = Array.from({ length: 80 }, (_, place) => jikanAnime(9000 + place, `Best of All ${place}`));
const hidden = jikanAnime(9900, 'Qwyx of the Harbour');

async function searchFor(address: string, query: string): Promise<{ title: string; slug: string }[]> {
  const answer = await fetch(`${address}/api/anime/search?query=${encodeURIComponent(query)}`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as { title: string; slug: string }[];
}

const topOf = async (address: string) => {
  const list = (await (await fetch(`${address}/api/anime/top`)).json()) as { anime: { title: string } }[];
  return list.map(({ anime }) => anime.title);
};

eachEngine((engine) => {
  async function begin() {
    const place = await engine.freshPlace();
    const provider = await startAnimeProvider([...best, hidden]);
    const servers: RunningServer[] = [];
    onTestFinished(async () => {
      for (const server of servers) server.kill('SIGKILL');
      for (const server of servers) await server.end;
      await provider.close();
    });
    const database: Record<string, string> =
      'databaseUrl' in place ? { DATABASE_URL: place.databaseUrl } : { DATA_DIR: place.dataDirectory };
    const start = async (settings: Record<string, string> = {}) => {
      const server = runServer({
        ...{ PORT: String(await freePort()), HUMAN_CHECK: 'none', ...database, JWT_SECRET: 'x'.repeat(32) },
        ...{ CATALOGUE_PROVIDERS: 'jikan', JIKAN_URL: provider.url, ...settings },
      });
      servers.push(server);
      return { ...server, address: await server.ready };
    };
    return { place, provider, start };
  }

  it('two copies fetch the day’s list once, and 200 who ask for a new one fetch it once more', async () => {
    const { place, provider, start } = await begin();
    const [one, two] = await Promise.all([start(), start()]);
    expect(one.out()).toMatch(/^Catalogue: the built-in titles, and anime from 127\.0\.0\.1:\d+\.$/m);
    const store = await engine.open(place);
    const list = store.db.selectFrom('top_lists').select('refreshed_at').where('media_type', '=', 'anime');
    // A server caches the list that it reads first for 30 s, so none is read before the new one is stored.
    await vi.waitFor(
      async () => expect((await list.executeTakeFirst())?.refreshed_at).toBeGreaterThan(0),
      30_000,
    );
    for (const { address } of [one, two]) expect(await topOf(address)).toContain('Best of All 0');
    expect(provider.asked).toHaveLength(1);
    const long = { refreshed_at: 0, lease_until: 0 };
    await store.db.updateTable('top_lists').set(long).where('media_type', '=', 'anime').execute();
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        fetch(`${[one, two][index % 2]?.address}/api/anime/update-top-anime`, { method: 'POST' }),
      ),
    );
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    for (const server of [one, two]) server.kill('SIGTERM');
    expect(await Promise.all([one.end, two.end])).toEqual([0, 0]);
    expect(provider.asked).toHaveLength(2);
  });

  it('what only a provider has is there when the provider has gone and the server was started anew', async () => {
    const { provider, start } = await begin();
    const server = await start();
    const [found] = await searchFor(server.address, 'Qwyx');
    expect(found?.slug).toBe('qwyx-of-the-harbour');
    server.kill('SIGTERM');
    expect(await server.end).toBe(0);
    await provider.close();
    const again = await start();
    expect(await searchFor(again.address, 'qwyx of')).toMatchObject([{ slug: 'qwyx-of-the-harbour' }]);
  });
});
