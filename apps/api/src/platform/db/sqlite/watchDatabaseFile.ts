import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Log } from '../../log/createLog.ts';
import type { DatabaseFile } from './DatabaseFile.ts';

const pollIntervalMs = 1_000;
const checkDelayMs = 10_000;
const noProblems = 'ok';

/** The options of `watchDatabaseFile`. */
export interface WatchOptions {
  readonly file: DatabaseFile;
  readonly log: Pick<Log, 'info' | 'error'>;
  /** The script that runs `quick_check`. */
  readonly checkScript: string;
  /** Milliseconds until the check begins, so that it does not slow down the start of the server. */
  readonly delayMs?: number;
}

/**
 * Logs when the database file is moved and when it is back, and checks all of its pages once, in another process. The
 * returned `stop` ends both; `checked` resolves when the check has ended.
 */
export function watchDatabaseFile({ file, log, checkScript, delayMs = checkDelayMs }: WatchOptions) {
  let wasInPlace = true;
  const polling = setInterval(() => {
    const isInPlace = file.isInPlace();
    if (isInPlace !== wasInPlace) {
      if (isInPlace) log.info({ event: 'database-file-back', path: file.path });
      else log.error({ event: 'database-file-moved', path: file.path });
    }
    wasInPlace = isInPlace;
  }, pollIntervalMs).unref();

  const stopping = new AbortController();
  const { promise: checked, resolve } = Promise.withResolvers<void>();
  const checkTimer = setTimeout(() => check().finally(resolve), delayMs).unref();

  async function check() {
    const { signal } = stopping;
    const output = await promisify(execFile)(
      process.execPath,
      [...process.execArgv, checkScript, file.path],
      {
        signal,
        killSignal: 'SIGKILL',
      },
    ).then(
      ({ stdout }) => stdout,
      () => undefined,
    );
    if (signal.aborted || !file.isInPlace()) return;
    if (output === noProblems) log.info({ event: 'database-checked', path: file.path });
    else if (output === undefined) log.error({ event: 'database-not-checked', path: file.path });
    else {
      file.reportDamage(output);
      log.error({ event: 'database-damaged', path: file.path, problems: output });
    }
  }

  return {
    checked,
    stop: () => {
      clearInterval(polling);
      clearTimeout(checkTimer);
      stopping.abort();
    },
  };
}
