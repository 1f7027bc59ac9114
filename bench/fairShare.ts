// `pnpm bench:fair-share`: what another visitor waits while one client sends 5,000 searches ahead on one connection; on both engines.
import { once } from 'node:events';
import { connect } from 'node:net';

import { startServer } from '../scripts/servers/startServer.ts';
import { printFigures } from './giveFigures.mjs';
import type { Seen } from './load/Plan.ts';
import { readSteadily } from './load/readSteadily.ts';
import { type MeasuredEngine, measureEngines } from './measureEngines.ts';
import { addGames } from './server/addGames.ts';

const titles = 2_000;
const seconds = 5;
const sentAhead = 5_000;
const mostMs = 100;
/** Another client than 127.0.0.1, on the same machine. */
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
    { name: 'title call', rate: 20, paths: slugs.slice(0, 200).map((slug) => `/api/games/${slug}`) },
  ];
  await readSteadily(server.url, kinds, seconds);
  const alone = await readSteadily(server.url, kinds, seconds);
  const attack = sendAhead(server.url);
  const beside = await readSteadily(server.url, kinds, seconds);
  const { statuses, seconds: attackSeconds } = await attack.end();
  report(engine, alone, beside);
  printFigures([
    {
      what: `${engine}: until the ${sentAhead.toLocaleString('en-GB')} searches were answered`,
      ...{ figure: attackSeconds, unit: 's', kind: 'told' },
      beside: Object.entries(statuses)
        .map(([status, count]) => `${count} × ${status}`)
        .join(', '),
    },
  ]);
  await server.stop();
}

function report(engine: string, alone: readonly Seen[], beside: readonly Seen[]) {
  printFigures(
    beside.map(({ name, p50, p99, answered, failed }, place) => ({
      what: `${engine}, beside ${sentAhead.toLocaleString('en-GB')} searches sent ahead: ${name}, 99th percentile`,
      ...{ figure: p99, unit: 'ms', limit: mostMs, kind: 'at most' as const },
      beside: `median ${p50.toFixed(1)} ms, ${failed} of ${answered + failed} failed; alone ${alone[place]?.p50.toFixed(1)} ms, 99th percentile ${alone[place]?.p99.toFixed(0)} ms`,
    })),
  );
}

/** Sends all searches at once on one connection and reads the responses. */
function sendAhead(url: string) {
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
    if (received >= sentAhead) end();
  });
  socket.on('error', end);
  socket.on('close', end);
  const texts = ['the', 'legend', 'dark', 'final f', 'st', 'zelda', 'gend', 'ark so'];
  socket.write(
    Array.from(
      { length: sentAhead },
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
