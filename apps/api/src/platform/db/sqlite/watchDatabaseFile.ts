import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Log } from '../../log/createLog.ts';
import type { DatabaseFile } from './DatabaseFile.ts';

const lookEveryMs = 1_000;
const checkAfterMs = 10_000;
const noneFound = 'ok';

/** What `watchDatabaseFile` works with. */
export interface WatchedFile {
  readonly file: DatabaseFile;
  readonly log: Pick<Log, 'info' | 'error'>;
  /** The script that runs `quick_check`. */
  readonly checkScript: string;
  /** When the check begins: a start has better things to do. */
  readonly afterMs?: number;
}

/**
 * Logs when the database file is moved and when it is back, and checks all of its pages once, in another process. The
 * returned function ends both; `checked` resolves when the check has ended.
 */
export function watchDatabaseFile({ file, log, checkScript, afterMs = checkAfterMs }: WatchedFile) {
  let wasInPlace = true;
  const looking = setInterval(() => {
    const isInPlace = file.isInPlace();
    if (isInPlace !== wasInPlace) {
      if (isInPlace) log.info({ event: 'database-file-back', path: file.path });
      else log.error({ event: 'database-file-moved', path: file.path });
    }
    wasInPlace = isInPlace;
  }, lookEveryMs).unref();

  const stopping = new AbortController();
  const { promise: checked, resolve } = Promise.withResolvers<void>();
  const starting = setTimeout(() => check().finally(resolve), afterMs).unref();

  async function check() {
    const { signal } = stopping;
    const found = await promisify(execFile)(process.execPath, [...process.execArgv, checkScript, file.path], {
      signal,
      killSignal: 'SIGKILL',
    }).then(
      ({ stdout }) => stdout,
      () => undefined,
    );
    if (signal.aborted || !file.isInPlace()) return;
    if (found === noneFound) log.info({ event: 'database-checked', path: file.path });
    else if (found === undefined) log.error({ event: 'database-not-checked', path: file.path });
    else {
      file.reportDamage(found);
      log.error({ event: 'database-damaged', path: file.path, problems: found });
    }
  }

  return {
    checked,
    stop: () => {
      clearInterval(looking);
      clearTimeout(starting);
      stopping.abort();
    },
  };
}
