import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An anime as a host that speaks Jikan's calls may list it. */
export function jikanAnime(id: number, title: string) {
  return { mal_id: id, title, type: 'TV', episodes: 12, status: 'Finished Airing', year: 2021, genres: [] };
}

/** A host on this machine that speaks Jikan's calls: all it has on one page, and how often it was asked for what. */
export async function startAnimeProvider(anime: readonly ReturnType<typeof jikanAnime>[]) {
  const asked: string[] = [];
  let gate: Promise<unknown> = Promise.resolve();
  const server = createServer(async (request, response) => {
    asked.push(request.url ?? '');
    await gate;
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://provider.invalid');
    const words = (searchParams.get('q') ?? '').toLowerCase();
    const found = anime.filter(({ title }) => title.toLowerCase().includes(words));
    const one = anime.find(({ mal_id }) => pathname.startsWith(`/anime/${mal_id}`));
    const body = one ? { data: one } : { data: found, pagination: { has_next_page: false } };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    /** From now on it answers when this is settled. */
    waitFor: (promise: Promise<unknown>) => {
      gate = promise;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
