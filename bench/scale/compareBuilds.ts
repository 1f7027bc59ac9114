// `pnpm bench:compare-builds <folders> <kinds>`: CPU time per request of other builds of the server relative to `apps/api/dist`, for
// example of `apps/api/dist-other`, a copy without an optimisation. Folders and kinds of requests are separated by commas; without kinds
// all are measured. The builds take turns, with the same data on SQLite. Prints a table in Markdown.
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../../scripts/servers/startServer.ts';
import { markdownTable } from '../figures/markdownTable.ts';
import { median, preciseCpuMs } from '../figures/processFigures.ts';
import { environment, makeCollection } from '../server/makeCollection.ts';
import { sendRequests } from '../server/sendRequests.ts';

const rounds = 41;
const warmUpRounds = 3;
const titles = 20_000;
const tracked = 10_000;
const connections = 2;
const [folders = '', kinds] = process.argv.slice(2);
if (!folders) throw new Error('The folders of other builds are missing, for example apps/api/dist-other.');

const { dataDirectory, member } = await makeCollection(titles, tracked);
const servers = await Promise.all(
  ['apps/api/dist', ...folders.split(',')].map(async (build) => {
    const copy = mkdtempSync(join(tmpdir(), 'gildshelf-bench-'));
    cpSync(dataDirectory, copy, { recursive: true });
    return { build, ...(await startServer({ entry: 'built', build, dataDirectory: copy, environment })) };
  }),
);
type Server = (typeof servers)[number];

interface Requests {
  readonly paths: readonly string[];
  readonly amount: number;
  readonly headers?: Readonly<Record<string, string>>;
}

const acceptEncoding = { 'accept-encoding': 'gzip, deflate, br, zstd' };
const asMember = { ...acceptEncoding, authorization: `Bearer ${member.token}` };
const slugs = Array.from({ length: 100 }, (_, index) => `made-up-${index * 100}`);
const searches = ['t', 'the', 'egen', 'dark so', 'legend of', 'final fantasy 77', 'zxqj'];
const list = `/api/userGames/${member.userId}/games`;
const requests: Readonly<Record<string, Requests>> = {
  home: { paths: ['/'], amount: 1_000 },
  title: { paths: slugs.map((slug) => `/game/${slug}`), amount: 1_000 },
  topList: { paths: ['/api/games/top'], amount: 1_000 },
  titleCall: { paths: slugs.map((slug) => `/api/games/${slug}`), amount: 300 },
  search: {
    paths: searches.map((text) => `/api/games/search?query=${encodeURIComponent(text)}`),
    amount: 140,
  },
  collectionPage: { paths: [`${list}?limit=50`], amount: 100, headers: asMember },
  collection: { paths: [list], amount: 2, headers: asMember },
};

const rows: string[][] = [];
for (const [kind, load] of Object.entries(requests))
  if (!kinds || kinds.split(',').includes(kind)) rows.push(...(await compare(kind, load)));
for (const server of servers) await server.stop();
console.log(markdownTable(['request', 'build', 'µs', 'ratio', 'middle half of the ratios'], rows));

async function compare(kind: string, load: Requests): Promise<string[][]> {
  const costs = new Map(servers.map((server) => [server, [] as number[]]));
  for (let round = -warmUpRounds; round < rounds; round++) {
    // A different one is the first in each round, so that a trend of the machine's speed affects all.
    const first = (round + warmUpRounds) % servers.length;
    for (const server of [...servers.slice(first), ...servers.slice(0, first)]) {
      const cost = await microsecondsOf(server, load);
      if (round >= 0) costs.get(server)?.push(cost);
    }
  }
  const [own = []] = costs.values();
  return [...costs].map(([{ build }, figures]) => {
    const ratios = figures.map((figure, round) => figure / (own[round] ?? Number.NaN)).sort((a, b) => a - b);
    const [lower, upper] = [ratios[Math.floor(rounds / 4)], ratios[Math.floor((rounds * 3) / 4)]];
    return [
      kind,
      build,
      median(figures).toFixed(1),
      median(ratios).toFixed(3),
      `${lower?.toFixed(3)} to ${upper?.toFixed(3)}`,
    ];
  });
}

/** The average CPU time of a request. */
async function microsecondsOf({ url, pid }: Server, { paths, amount, headers = acceptEncoding }: Requests) {
  const before = preciseCpuMs(pid);
  await sendRequests(url, paths, { amount, connections, headers });
  return ((preciseCpuMs(pid) - before) * 1_000) / amount;
}
