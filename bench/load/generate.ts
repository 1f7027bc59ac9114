// The child process of bench/load/load.ts: sends requests at a constant rate and prints the results as JSON.
import autocannon from 'autocannon';
import type { LoadKind, LoadPlan, LoadResult } from './LoadPlan.ts';

const requestsPerConnection = 5;

const { url, seconds, kinds } = JSON.parse(process.argv[2] ?? '') as LoadPlan;
console.log(JSON.stringify(await Promise.all(kinds.map(run))));

async function run({ name, rate, paths }: LoadKind): Promise<LoadResult> {
  const result = await autocannon({
    url,
    duration: seconds,
    overallRate: rate,
    connections: rate / requestsPerConnection,
    headers: { 'accept-encoding': 'gzip, deflate, br' },
    requests: paths.map((path) => ({ path })),
  });
  return {
    name,
    succeeded: result['2xx'],
    failed: result.non2xx + result.errors,
    p50: result.latency.p50,
    p99: result.latency.p99,
  };
}
