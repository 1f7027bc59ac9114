// `pnpm bench:compare-times <checkout>`: the CPU time per request of this checkout's server relative to another one's, for every page
// and every GET call that responds with 200, signed in where it requires that. Both must be built. Each figure is the median of five rounds, which
// alternate between the servers; the pages and calls are those of `pnpm bench:record-responses`.
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { type RunningServer, startServer } from '../../scripts/servers/startServer.ts';
import { median, preciseCpuMs } from '../figures/processFigures.ts';
import { environment } from '../server/makeCollection.ts';
import { sendRequests } from '../server/sendRequests.ts';
import { insertValues, replayRequests, type SavedValues } from './replayRequests.ts';
import { type RecordedRequest, requestsBeforePasswords } from './requests.ts';

const rounds = 5;
/** Approximate CPU time of one measurement in milliseconds. */
const measuredMs = 400;
const connections = 4;

const [checkout] = process.argv.slice(2);
if (!checkout) throw new Error('Name the checkout to compare with');
const before = await startWithData(resolve(checkout));
const after = await startWithData(resolve('.'));

const ratios: number[] = [];
console.log('| Request | Before (ms) | After (ms) | Ratio |\n| --- | --- | --- | --- |');
for (const [name, request] of after.successful) {
  if (!before.successful.has(name)) continue;
  // The first requests compile the code, and show how many are needed.
  const cpuMs = await measure(before, request, 200);
  await measure(after, request, 200);
  const amount = Math.max(20, Math.min(5000, Math.round(measuredMs / Math.max(cpuMs, 0.01))));
  const pairs: { before: number; after: number }[] = [];
  for (let round = 0; round < rounds; round++) {
    // The order alternates, so that a trend of the machine's speed affects both.
    const [first, second] = round % 2 === 0 ? [before, after] : [after, before];
    const costs = new Map([[first, await measure(first, request, amount)]]);
    costs.set(second, await measure(second, request, amount));
    pairs.push({ before: costs.get(before) ?? Number.NaN, after: costs.get(after) ?? Number.NaN });
  }
  const ratio = median(pairs.map((pair) => pair.after / pair.before));
  ratios.push(ratio);
  const [ms, newMs] = [median(pairs.map((pair) => pair.before)), median(pairs.map((pair) => pair.after))];
  console.log(`| ${name} | ${ms.toFixed(3)} | ${newMs.toFixed(3)} | ${ratio.toFixed(2)} |`);
}
const most = Math.max(...ratios).toFixed(2);
console.log(`\nMedian of ${ratios.length} ratios: ${median(ratios).toFixed(2)}; highest: ${most}`);
for (const { server } of [before, after]) {
  await server.stop();
  rmSync(server.dataDirectory, { recursive: true });
}

interface FilledServer {
  readonly server: RunningServer;
  readonly values: SavedValues;
  /** The GET requests that responded with 200, by their description. */
  readonly successful: ReadonlyMap<string, RecordedRequest>;
}

/** Starts a server and replays the requests, which create a user with a public collection. */
async function startWithData(folder: string): Promise<FilledServer> {
  const server = await startServer({ entry: 'built', checkout: folder, environment });
  const successful = new Map<string, RecordedRequest>();
  const values = await replayRequests(server, requestsBeforePasswords, (request, response) => {
    const { method, path, note, token } = request;
    if (method !== 'GET' || response.status !== 200) return;
    successful.set([path, token && '(signed in)', note && `(${note})`].filter(Boolean).join(' '), request);
  });
  return { server, values, successful };
}

/** The average CPU time of a request in milliseconds. */
async function measure(
  { server, values }: FilledServer,
  { path, token, headers }: RecordedRequest,
  amount: number,
): Promise<number> {
  const authorization = token && { authorization: `Bearer ${values[token]}` };
  const started = preciseCpuMs(server.pid);
  await sendRequests(server.url, [insertValues(path, values)], {
    amount,
    connections,
    headers: { 'accept-encoding': 'br', ...authorization, ...headers },
  });
  return (preciseCpuMs(server.pid) - started) / amount;
}
