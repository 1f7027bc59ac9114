import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { CommandError, type CommandLine, exitCodes } from '../../../platform/commands/commandLine.ts';
import type { Store } from '../../../platform/db/Store.ts';
import type { FoundTitle } from '../../../providers/CatalogueProvider.ts';
import { repositoriesOn } from '../../repositories.ts';
import { lockTitles, saveTitles } from '../titles/saveTitles.ts';
import { findUnchanged } from './findUnchanged.ts';
import type { ImportFormat } from './ImportFormat.ts';
import { findFormat } from './importFormats.ts';
import { addReasons, importSetting, readImportProgress, reasonLines, summaryOf } from './importProgress.ts';
import { extensionOf, readChunks, unreadable } from './readChunks.ts';
import type { ImportEntry } from './readLines.ts';

/** SQLite has one writer at a time: a server on the same database waits for each of these transactions before it writes. */
const entriesPerTransaction = 100;
/** The progress of entries that are no titles is saved this often. */
const othersPerTransaction = 10_000;
/** Pause after a transaction relative to its duration, so that a server on the same machine gets the lock and the processor. */
const pauseRatio = 1 / 8;

/**
 * Imports the titles of a file in batches. Each batch is saved in one transaction with the progress, so that the import can be killed
 * at any moment and resumed. Invalid lines are skipped with a warning. Resolves to an exit code.
 */
export async function importFile(
  store: Store,
  path: string,
  line: CommandLine,
  clock: () => number,
  format?: string,
): Promise<number> {
  const { readers, companions: findCompanions, load } = findFormat(format);
  const companions = (await findCompanions?.(path)) ?? [];
  const file = await openTitlesFile(path, companions, readers, format);
  const setting = importSetting(file.fingerprint);
  let progress = readImportProgress(await repositoriesOn(store.db).settings.find(setting));
  if (progress.isDone) {
    line.print(`${path} is already imported: ${summaryOf(progress)}.`);
    return exitCodes.done;
  }
  if (progress.entries > 0) line.print(`Resuming after ${summaryOf(progress)}.`);
  const stopped = () => {
    line.print(`Stopped after ${summaryOf(progress)}. Run the same command again to resume.`);
    return exitCodes.stopped;
  };
  const parse = await load({ path, companions, line, read: () => file.read() });
  if (!parse) return stopped();

  let entries = 0;
  let others = 0;
  let reasons: string[] = [];
  let titles: FoundTitle[] = [];
  /** Saves a batch; throws if another process imports the same file. */
  const saveBatch = async (isDone: boolean) => {
    const started = performance.now();
    progress = await store.longTransaction(async (db) => {
      await lockTitles(db);
      const { settings } = repositoriesOn(db);
      const stored = readImportProgress(await settings.find(setting));
      if (stored.entries !== progress.entries)
        throw new CommandError('Another process is importing this file.');
      const unchanged = await findUnchanged(db, titles);
      const changed = titles.filter((title) => !unchanged.has(title));
      await saveTitles(db, changed, clock());
      const next = {
        ...{ entries, isDone, kept: progress.kept + changed.length },
        ...{ unchanged: progress.unchanged + unchanged.size, others: progress.others + others },
        ...{ leftOut: progress.leftOut + reasons.length, reasons: addReasons(progress.reasons, reasons) },
      };
      await settings.save(setting, JSON.stringify(next));
      return next;
    });
    [titles, reasons, others] = [[], [], 0];
    await wait((performance.now() - started) * pauseRatio);
  };

  let bytes = 0;
  for await (const entry of file.read((bytesRead) => {
    bytes = bytesRead;
  })) {
    entries += 1;
    if (entries <= progress.entries) continue;
    const found = entry.error ?? parse(entry.value);
    if (found === undefined) others += 1;
    else if (typeof found === 'string') {
      line.warn(`${path}, line ${entry.line}: ${found}.`);
      reasons.push(found);
    } else titles.push(...[found].flat());
    if (titles.length + reasons.length < entriesPerTransaction && others < othersPerTransaction) continue;
    await saveBatch(false);
    line.progress(bytes, file.size, `${progress.kept.toLocaleString('en-GB')} titles`);
    if (line.stopped.aborted) return stopped();
  }
  await saveBatch(true);
  line.print(`Imported ${path}: ${summaryOf(progress)}.`);
  for (const text of reasonLines(progress)) line.print(text);
  return progress.leftOut > 0 ? exitCodes.partly : exitCodes.done;
}

/** A file of titles to import. */
interface TitlesFile {
  /** Hash of the content, the format and the extension; independent of the rest of the file name. */
  readonly fingerprint: string;
  /** In bytes. */
  readonly size: number;
  /** Yields all entries; calls `onProgress` with the number of bytes read so far. */
  readonly read: (onProgress?: (bytes: number) => void) => AsyncGenerator<ImportEntry>;
}

/** Opens a file, whose extension selects the reader. Throws an error for the command line if it cannot be read. */
async function openTitlesFile(
  path: string,
  companions: readonly string[],
  readers: ImportFormat['readers'],
  format = '',
): Promise<TitlesFile> {
  const extension = extensionOf(path);
  const load = readers[extension];
  if (!load)
    throw new CommandError(
      `${path}: the name must end in one of ${Object.keys(readers).join(', ')}, which '.gz' may follow.`,
    );
  const read = await load();
  try {
    const { size } = await stat(path);
    const hash = createHash('sha256').update(extension + format);
    for (const name of [path, ...companions])
      for await (const bytes of createReadStream(name)) hash.update(bytes);
    const fingerprint = hash.digest('base64url');
    return { fingerprint, size, read: (onProgress) => read(readChunks(path, onProgress)) };
  } catch (error) {
    throw unreadable(path, error);
  }
}
