import { createLog } from '@gildshelf/api';
import type { Figure } from '../figures/recordFigures.mjs';
import { compare, reported } from './compare.ts';
import type { InstalledLibrary } from './installLibrary.ts';

const repeated = 500;

interface PinoLog {
  debug(fields: Readonly<Record<string, unknown>>): void;
  warn(fields: Readonly<Record<string, unknown>>): void;
}

type Pino = (
  options: Readonly<Record<string, unknown>>,
  destination: { write(line: string): unknown },
) => PinoLog;

/** Compares the log line of a request, in the same format, and how many equal lines are written. */
export async function measureLogs(library: InstalledLibrary): Promise<Figure[]> {
  const { default: pino } = await library.load<{ default: Pino }>('pino');
  let lines = 0;
  const write = (line: string) => {
    lines += line === '' ? 0 : 1;
  };
  const ours = createLog('debug', write);
  const theirs = pino(
    {
      ...{ level: 'debug', base: null },
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (level: string) => ({ level }) },
    },
    { write },
  );
  const request = (call: number) => ({
    ...{ event: 'request', method: 'GET', path: `/api/games/${call}`, status: 200, ms: 1.7 },
  });
  const linesOf = (log: PinoLog) => {
    const before = lines;
    for (let count = 0; count < repeated; count++)
      log.warn({ event: 'page-not-rendered', error: 'too slow' });
    return lines - before;
  };
  return [
    await compare(library, {
      ...{ what: 'log line of a request', calls: 20_000 },
      ours: (call) => ours.debug(request(call)),
      theirs: (call) => theirs.debug(request(call)),
    }),
    reported(
      `lines written of ${repeated} equal warnings`,
      linesOf(ours),
      `${library.name} ${linesOf(theirs)}`,
    ),
  ];
}
