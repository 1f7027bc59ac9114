import { type ChildProcess, fork } from 'node:child_process';
import type { OpenDataTotals } from '../features/catalogue/open-data/installOpenData.ts';
import type { Log } from '../platform/log/createLog.ts';

const startDelayMs = 1_000;
const retryDelayMs = 5 * 60_000;
const partsLogged = 10;

interface OpenDataOptions {
  /** The script that installs the data. */
  readonly script: string;
  /** The folders of the packed tables and of the built-in titles. */
  readonly folders: readonly [tables: string, builtIn: string];
  readonly log: Pick<Log, 'info' | 'error'>;
  /** Milliseconds until the process starts, so that it does not slow down the first responses. */
  readonly delayMs?: number;
}

/**
 * Installs open data in another process, which is started again after an error, and logs its progress. The returned function stops the
 * process and resolves when it has ended.
 */
export function startOpenData({
  script,
  folders,
  log,
  delayMs = startDelayMs,
}: OpenDataOptions): () => Promise<void> {
  let child: ChildProcess | undefined;
  let ended: Promise<void> = Promise.resolve();
  let isStopping = false;

  const start = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    ended = promise;
    child = fork(script, folders, { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
    let error = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      error += text;
    });
    const logProgress = createProgressLog(log);
    child.on('message', (totals) => logProgress(totals as OpenDataTotals));
    child.once('error', resolve);
    child.once('exit', (code) => {
      resolve();
      if (code === 0 || isStopping) return;
      log.error({ event: 'open-data-not-installed', code, error });
      timer = setTimeout(start, retryDelayMs).unref();
    });
  };
  let timer = setTimeout(start, delayMs).unref();

  return async () => {
    isStopping = true;
    clearTimeout(timer);
    child?.kill('SIGTERM');
    await ended;
  };
}

/** Logs the start, each tenth and the end of an installation. */
function createProgressLog(log: Pick<Log, 'info'>) {
  let lastPart: number | undefined;
  return ({ rows, savedRows }: OpenDataTotals) => {
    const part = rows === 0 ? partsLogged : Math.floor((savedRows * partsLogged) / rows);
    if (part === lastPart) return;
    lastPart = part;
    const event = savedRows === rows ? 'open-data-installed' : 'open-data-progress';
    log.info({ event, percent: (part * 100) / partsLogged, rows, savedRows });
  };
}
