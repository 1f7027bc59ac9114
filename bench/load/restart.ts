// `pnpm bench:restart`: milliseconds until a server that was killed (kill -9) during writes is ready again; on both engines.
import { auth } from '@gildshelf/api-client/contract';

import { type RunningServer, startServer } from '../../scripts/servers/startServer.ts';
import { median } from '../figures/processFigures.ts';
import { printFigures } from '../figures/recordFigures.mjs';
import { type MeasuredEngine, measureEngines } from '../server/measureEngines.ts';

const kills = 5;
const writers = 8;
const writesBeforeKill = 40;
const limitMs = 2_000;

await measureEngines(measure);

async function measure({ name: engine, dataDirectory, settings }: MeasuredEngine) {
  const environment = { HUMAN_CHECK: 'none', RATE_LIMITS: 'off', LOG_LEVEL: 'silent', ...settings };
  const start = async () => {
    const begin = performance.now();
    const server = await startServer({ entry: 'built', dataDirectory, environment });
    return { server, ms: performance.now() - begin };
  };
  const first = await start();
  let { server } = first;
  const times: number[] = [];
  for (let kill = 0; kill < kills; kill++) {
    await writeUntilKilled(server, kill);
    const again = await start();
    times.push(again.ms);
    server = again.server;
  }
  await server.stop();
  const what = `${engine}: ready again after kill -9, median of ${kills}`;
  const beside = `${Math.round(first.ms)} ms for the first start`;
  printFigures([{ what, figure: median(times), unit: 'ms', limit: limitMs, kind: 'at most', beside }]);
}

/** Registers accounts on several connections and kills the server after `writesBeforeKill` of them. */
async function writeUntilKilled(server: RunningServer, round: number) {
  let written = 0;
  let kill: Promise<void> | undefined;
  const write = async (writer: number) => {
    for (let turn = 0; ; turn++) {
      const username = `writer${round}x${writer}x${turn}`;
      const body = { email: `${username}@example.org`, username, password: 'gilded1!', recaptchaToken: '' };
      const response = await fetch(`${server.url}${auth.register.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }).catch(() => undefined);
      if (!response?.ok) return;
      written += 1;
      if (written === writesBeforeKill) kill = server.kill();
    }
  };
  await Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)));
  await kill;
  if (!kill) throw new Error(`Only ${written} of ${writesBeforeKill} accounts were registered.`);
}
