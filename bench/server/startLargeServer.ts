import { startServer } from '../../scripts/servers/startServer.ts';
import { environment, makeCollection } from './makeCollection.ts';

const titles = 100_000;
const tracked = 10_000;
const deepPageNumber = 120;
/** Queries from one letter to a whole name, frequent and rare, and one without results. */
const queries = ['t', 'the', 'egen', 'dark so', 'legend of', 'final fantasy 77', 'zxqj'];

/** A server with a large catalogue, and a user who tracks a tenth of it. */
export async function startLargeServer() {
  const { dataDirectory, member } = await makeCollection(titles, tracked);
  const server = await startServer({ entry: 'built', dataDirectory, environment });
  const list = `/api/userGames/${member.userId}/games`;
  let deepPage = `${list}?limit=50`;
  for (let page = 1; page < deepPageNumber; page++) {
    const response = await fetch(`${server.url}${deepPage}`, {
      headers: { authorization: `Bearer ${member.token}` },
    });
    deepPage = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1] ?? '';
    await response.arrayBuffer();
  }
  return { server, token: member.token, list, deepPage, queries, titles };
}
