// `pnpm bench:fair-share`: response times of other visitors while one client pipelines 5,000 searches on one connection; on both
// engines.
import { once } from 'node:events';
import { connect } from 'node:net';

import { startServer } from '../../scripts/servers/startServer.ts';
import { printFigures } from '../figures/recordFigures.mjs';
import { addGames } from '../server/games.ts';
import { type MeasuredEngine, measureEngines } from '../server/measureEngines.ts';
import type { LoadResult } from './LoadPlan.ts';
import { requestSteadily } from './requestSteadily.ts';

const titles = 2_000;
const seconds = 5;
const pipelined = 5_000;
const limitMs = 100;
/** A local IP address other than 127.0.0.1, so that the server treats the attacker as a different client. */
const attacker = '127.0.0.2';

await measureEngines(measure);

async function measure({ name: engine, dataDirectory, settings }: MeasuredEngine) {
  const options = {
    entry: 'built',
    dataDirectory,
    environment: { LOG_LEVEL: 'silent', ...settings },
  } as const;
  await (await startServer(options)).stop();
  const slugs = await addGames(
    settings.DATABASE_URL ? { databaseUrl: settings.DATABASE_URL } : { dataDirectory },
    titles,
  );
  const server = await startServer(options);
  const kinds = [
    { name: 'Home', rate: 20, paths: ['/'] },
    { name: 'title API call', rate: 20, paths: slugs.slice(0, 200).map((slug) => `/api/games/${slug}`) },
  ];
  await requestSteadily(server.url, kinds, seconds);
  const alone = await requestSteadily(server.url, kinds, seconds);
  const attack = startAttack(server.url);
  const duringAttack = await requestSteadily(server.url, kinds, seconds);
  const { statuses, seconds: attackSeconds } = await attack.end();
  report(engine, alone, duringAttack);
  printFigures([
    {
      what: `${engine}: until the last of ${pipelined.toLocaleString('en-GB')} pipelined searches had its response`,
      ...{ figure: attackSeconds, unit: 's', kind: 'reported' },
      beside: Object.entries(statuses)
        .map(([status, count]) => `${count} × ${status}`)
        .join(', '),
    },
  ]);
  await server.stop();
}

function report(engine: string, alone: readonly LoadResult[], duringAttack: readonly LoadResult[]) {
  printFigures(
    duringAttack.map(({ name, p50, p99, succeeded, failed }, index) => ({
      what: `${engine}, during ${pipelined.toLocaleString('en-GB')} pipelined searches of another client: ${name}, 99th percentile`,
      ...{ figure: p99, unit: 'ms', limit: limitMs, kind: 'at most' as const },
      beside: `median ${p50.toFixed(1)} ms, ${failed} of ${succeeded + failed} failed; alone ${alone[index]?.p50.toFixed(1)} ms, 99th percentile ${alone[index]?.p99.toFixed(0)} ms`,
    })),
  );
}

/** Sends all searches at once on one connection; `end` waits for the responses and resolves to their counts by status. */
function startAttack(url: string) {
  const { hostname, port, host } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), localAddress: attacker });
  const statuses: Record<string, number> = {};
  const started = performance.now();
  let text = '';
  let received = 0;
  const ended = Promise.withResolvers<number>();
  const end = () => ended.resolve((performance.now() - started) / 1000);
  socket.on('data', (chunk) => {
    text += chunk.toString('latin1');
    for (const [, status = ''] of text.matchAll(/HTTP\/1\.1 (\d{3}) /g)) {
      statuses[status] = (statuses[status] ?? 0) + 1;
      received += 1;
    }
    // A status line may be split between two chunks.
    text = text
      .slice(Math.max(text.lastIndexOf('HTTP/1.1 '), text.length - 12))
      .replace(/^HTTP\/1\.1 \d{3} /, '');
    if (received >= pipelined) end();
  });
  socket.on('error', end);
  socket.on('close', end);
  const texts = ['the', 'legend', 'dark', 'final f', 'st', 'zelda', 'gend', 'ark so'];
  socket.write(
    Array.from(
      { length: pipelined },
      (_, number) =>
        `GET /api/games/search?query=${encodeURIComponent(texts[number % texts.length] ?? '')} HTTP/1.1\r\nHost: ${host}\r\n\r\n`,
    ).join(''),
  );
  return {
    end: async () => {
      const seconds = await ended.promise;
      if (!socket.closed) {
        socket.destroy();
        await once(socket, 'close');
      }
      return { statuses, seconds };
    },
  };
}
