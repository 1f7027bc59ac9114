import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@gildshelf/api';
import { startServer } from '../../scripts/servers/startServer.ts';
import { fillCatalogue } from './fillCatalogue.ts';
import { makeMember } from './makeMember.ts';
import { trackTitles } from './trackTitles.ts';

const titles = 100_000;
const tracked = 10_000;
const deepPageNumber = 120;
/** From one letter to a name, frequent and rare, and one that is nowhere. */
const queries = ['t', 'the', 'egen', 'dark so', 'legend of', 'final fantasy 77', 'zxqj'];

const environment = { LOG_LEVEL: 'error', RATE_LIMITS: 'off', HUMAN_CHECK: 'none' };

/** A server with a large catalogue, and somebody who tracks a tenth of it. */
export async function startLargeServer() {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'gildshelf-bench-'));
  const small = await startServer({ entry: 'built', dataDirectory, environment });
  const member = await makeMember(small, 'collector');
  await small.stop();
  const store = await openDatabase({ dataDirectory });
  await fillCatalogue(store, titles);
  await trackTitles(store, member.userId, tracked);
  await store.close();

  const server = await startServer({ entry: 'built', dataDirectory, environment });
  const list = `/api/userGames/${member.userId}/games`;
  let deepPage = `${list}?limit=50`;
  for (let page = 1; page < deepPageNumber; page++) {
    const answer = await fetch(`${server.url}${deepPage}`, {
      headers: { authorization: `Bearer ${member.token}` },
    });
    deepPage = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1] ?? '';
    await answer.arrayBuffer();
  }
  return { server, token: member.token, list, deepPage, queries, titles };
}
