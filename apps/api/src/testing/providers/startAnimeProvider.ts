import { createServer } from 'node:http';
import { listenOnFreePort } from '../listenOnFreePort.ts';

/** An anime in the format of Jikan's API. */
export function jikanAnime(id: number, title: string) {
  return { mal_id: id, title, type: 'TV', episodes: 12, status: 'Finished Airing', year: 2021, genres: [] };
}

/** A local server with Jikan's API: it returns all its anime on one page, no manga, and records the requested URLs. */
export async function startAnimeProvider(anime: readonly ReturnType<typeof jikanAnime>[]) {
  const requests: string[] = [];
  let gate: Promise<unknown> = Promise.resolve();
  const server = createServer(async (request, response) => {
    requests.push(request.url ?? '');
    await gate;
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://provider.invalid');
    const query = (searchParams.get('q') ?? '').toLowerCase();
    const listed = pathname.includes('anime') ? anime : [];
    const found = listed.filter(({ title }) => title.toLowerCase().includes(query));
    const one = anime.find(({ mal_id }) => pathname.startsWith(`/anime/${mal_id}`));
    const body = one ? { data: one } : { data: found, pagination: { has_next_page: false } };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(body));
  });
  const { url, close } = await listenOnFreePort(server);
  return {
    url,
    requests,
    /** Delays all responses until the promise resolves. */
    delayUntil: (promise: Promise<unknown>) => {
      gate = promise;
    },
    close,
  };
}
