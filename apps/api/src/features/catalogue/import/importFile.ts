import { setTimeout as wait } from 'node:timers/promises';
import { createSettingsRepository } from '../../../platform/db/createSettingsRepository.ts';
import type { Store } from '../../../platform/db/Store.ts';
import type { FoundTitle } from '../../../providers/CatalogueProvider.ts';
import { CommandError, type CommandLine, exitCodes } from '../commands/CommandLine.ts';
import { lockTitles, saveTitles } from '../titles/saveTitles.ts';
import type { ImportEntry } from './ImportEntry.ts';
import { openTitlesFile } from './openTitlesFile.ts';
import { parseImportedTitle } from './parseImportedTitle.ts';

/** Progress of the import of a file, stored as JSON in the transaction that saves the titles. */
export interface ImportProgress {
  /** Number of entries read so far; the import resumes after them. */
  readonly entries: number;
  /** Number of titles stored. */
  readonly kept: number;
  /** Number of lines skipped. */
  readonly leftOut: number;
  readonly isDone: boolean;
}

const importStart: ImportProgress = { entries: 0, kept: 0, leftOut: 0, isDone: false };

/** The name of the setting that stores the progress of a file. */
export function importSetting(fingerprint: string): string {
  return `import:${fingerprint}`;
}

/** Parses stored progress; undefined means that the import has not started. */
export function readImportProgress(value: string | undefined): ImportProgress {
  return value ? { ...importStart, ...(JSON.parse(value) as ImportProgress) } : importStart;
}

/** SQLite has one writer at a time: a server on the same database waits for each of these transactions before it writes. */
const entriesPerTransaction = 100;
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
): Promise<number> {
  const file = await openTitlesFile(path);
  const setting = importSetting(file.fingerprint);
  let progress = readImportProgress(await createSettingsRepository(store.db).find(setting));
  if (progress.isDone) {
    line.print(`${path} is already imported: ${summaryOf(progress)}.`);
    return exitCodes.done;
  }
  if (progress.entries > 0) line.print(`Resuming after ${summaryOf(progress)}.`);

  /** Saves a batch; throws if another process imports the same file. */
  const saveBatch = async (batch: readonly FoundTitle[], next: ImportProgress) => {
    const started = performance.now();
    await store.longTransaction(async (db) => {
      await lockTitles(db);
      const settings = createSettingsRepository(db);
      const { entries } = readImportProgress(await settings.find(setting));
      if (entries !== progress.entries) throw new CommandError('Another process is importing this file.');
      await saveTitles(db, batch, clock());
      await settings.save(setting, JSON.stringify(next));
    });
    progress = next;
    await wait((performance.now() - started) * pauseRatio);
  };

  let bytes = 0;
  let entries = 0;
  let skipped = 0;
  let titles: FoundTitle[] = [];
  const progressAfterBatch = (isDone: boolean): ImportProgress => ({
    ...{ entries, isDone, kept: progress.kept + titles.length },
    leftOut: progress.leftOut + skipped,
  });
  for await (const entry of file.read((bytesRead) => {
    bytes = bytesRead;
  })) {
    entries += 1;
    if (entries <= progress.entries) continue;
    const title = parseEntry(entry);
    if (typeof title === 'string') {
      line.warn(`${path}, line ${entry.line}: ${title}.`);
      skipped += 1;
    } else titles.push(title);
    if (titles.length + skipped < entriesPerTransaction) continue;
    await saveBatch(titles, progressAfterBatch(false));
    [titles, skipped] = [[], 0];
    line.progress(bytes, file.size, `${progress.kept.toLocaleString('en-GB')} titles`);
    if (line.stopped.aborted) {
      line.print(`Stopped after ${summaryOf(progress)}. Run the same command again to resume.`);
      return exitCodes.stopped;
    }
  }
  await saveBatch(titles, progressAfterBatch(true));
  line.print(`Imported ${path}: ${summaryOf(progress)}.`);
  return progress.leftOut > 0 ? exitCodes.partly : exitCodes.done;
}

function parseEntry({ value, error }: ImportEntry): FoundTitle | string {
  return error ?? parseImportedTitle(value);
}

function summaryOf({ kept, leftOut }: ImportProgress): string {
  const titles = `${kept.toLocaleString('en-GB')} titles`;
  return leftOut === 0 ? titles : `${titles}, ${leftOut.toLocaleString('en-GB')} lines skipped`;
}
