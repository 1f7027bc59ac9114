// A process of its own for bench/load.ts: asks at a constant rate, and prints what it saw as JSON.
import autocannon from 'autocannon';
import type { LoadKind, Plan, Seen } from './Plan.ts';

const requestsOfConnection = 5;

const { url, seconds, kinds } = JSON.parse(process.argv[2] ?? '') as Plan;
console.log(JSON.stringify(await Promise.all(kinds.map(run))));

async function run({ name, rate, paths }: LoadKind): Promise<Seen> {
  const result = await autocannon({
    url,
    duration: seconds,
    overallRate: rate,
    connections: rate / requestsOfConnection,
    headers: { 'accept-encoding': 'gzip, deflate, br' },
    requests: paths.map((path) => ({ path })),
  });
  return {
    name,
    answered: result['2xx'],
    failed: result.non2xx + result.errors,
    p50: result.latency.p50,
    p99: result.latency.p99,
  };
}
