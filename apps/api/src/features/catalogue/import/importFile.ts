import { setTimeout as wait } from 'node:timers/promises';
import { createSettingsRepository } from '../../../platform/db/createSettingsRepository.ts';
import type { Store } from '../../../platform/db/Store.ts';
import type { FoundTitle } from '../../../providers/CatalogueProvider.ts';
import { type CommandLine, CommandProblem, exitCodes } from '../commands/CommandLine.ts';
import { holdTurn, saveTitles } from '../titles/saveTitles.ts';
import type { Entry } from './Entry.ts';
import { importedTitle } from './importedTitle.ts';
import { openFile } from './openFile.ts';

/** How far the import of a file is; kept with the titles, in the same transaction. */
export interface ImportProgress {
  /** So many entries were read; the next is the first that counts. */
  readonly entries: number;
  readonly kept: number;
  readonly leftOut: number;
  readonly isDone: boolean;
}

const importStart: ImportProgress = { entries: 0, kept: 0, leftOut: 0, isDone: false };

/** The setting that keeps it, by what the file is made of. */
export function importSetting(fingerprint: string): string {
  return `import:${fingerprint}`;
}

/** Reads it; whatever is not there has not begun. */
export function readImportProgress(value: string | undefined): ImportProgress {
  return value ? { ...importStart, ...(JSON.parse(value) as ImportProgress) } : importStart;
}

/** One transaction: a server on the same SQLite, which has one writer at a time, waits for its end to write. */
const entriesAtOnce = 100;
/** The pause after a part, relative to the time that it took: a server on the same machine gets the lock and the processor. */
const pauseShare = 1 / 8;

/**
 * Puts the titles of a file into the catalogue, some at a time: what is kept and how far that is are one transaction, so
 * that it may end at any moment and goes on from there. Lines that tell nothing are said and left out.
 */
export async function importFile(
  store: Store,
  path: string,
  line: CommandLine,
  clock: () => number,
): Promise<number> {
  const file = await openFile(path);
  const setting = importSetting(file.fingerprint);
  let progress = readImportProgress(await createSettingsRepository(store.db).find(setting));
  if (progress.isDone) {
    line.say(`All of ${path} is there: ${told(progress)}.`);
    return exitCodes.done;
  }
  if (progress.entries > 0) line.say(`Going on after ${told(progress)}.`);

  /** Keeps some titles, unless another process was quicker. */
  const keep = async (titles: readonly FoundTitle[], next: ImportProgress) => {
    const started = performance.now();
    await store.longTransaction(async (db) => {
      await holdTurn(db);
      const settings = createSettingsRepository(db);
      const { entries } = readImportProgress(await settings.find(setting));
      if (entries !== progress.entries)
        throw new CommandProblem('Another process is importing this very file.');
      await saveTitles(db, titles, clock());
      await settings.save(setting, JSON.stringify(next));
    });
    progress = next;
    await wait((performance.now() - started) * pauseShare);
  };

  let bytes = 0;
  let entries = 0;
  let leftOut = 0;
  let titles: FoundTitle[] = [];
  const reached = (isDone: boolean): ImportProgress => ({
    ...{ entries, isDone, kept: progress.kept + titles.length },
    leftOut: progress.leftOut + leftOut,
  });
  for await (const entry of file.read((read) => {
    bytes = read;
  })) {
    entries += 1;
    if (entries <= progress.entries) continue;
    const title = titleOf(entry);
    if (typeof title === 'string') {
      line.warn(`${path}, line ${entry.line}: ${title}.`);
      leftOut += 1;
    } else titles.push(title);
    if (titles.length + leftOut < entriesAtOnce) continue;
    await keep(titles, reached(false));
    [titles, leftOut] = [[], 0];
    line.progress(bytes, file.size, `${progress.kept.toLocaleString('en-GB')} titles`);
    if (line.stopped.aborted) {
      line.say(`Stopped after ${told(progress)}. The same command goes on from there.`);
      return exitCodes.stopped;
    }
  }
  await keep(titles, reached(true));
  line.say(`Imported ${path}: ${told(progress)}.`);
  return progress.leftOut > 0 ? exitCodes.partly : exitCodes.done;
}

function titleOf({ value, problem }: Entry): FoundTitle | string {
  return problem ?? importedTitle(value);
}

function told({ kept, leftOut }: ImportProgress): string {
  const titles = `${kept.toLocaleString('en-GB')} titles`;
  return leftOut === 0 ? titles : `${titles}, and ${leftOut.toLocaleString('en-GB')} lines left out`;
}
