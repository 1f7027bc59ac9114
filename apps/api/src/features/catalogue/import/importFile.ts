import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Store } from '../../../platform/db/Store.ts';
import type { FoundTitle } from '../../../providers/CatalogueProvider.ts';
import { repositoriesOn } from '../../repositories.ts';
import { CommandError, type CommandLine, exitCodes } from '../commands/commandLine.ts';
import { lockTitles, saveTitles } from '../titles/saveTitles.ts';
import type { ImportEntry } from './readLines.ts';

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
  format?: string,
): Promise<number> {
  const { readers, load } = formatOf(format);
  const parse = await load();
  const file = await openTitlesFile(path, readers, format);
  const setting = importSetting(file.fingerprint);
  let progress = readImportProgress(await repositoriesOn(store.db).settings.find(setting));
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
      const { settings } = repositoriesOn(db);
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
    const title = entry.error ?? parse(entry.value);
    if (title === undefined) continue;
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

function summaryOf({ kept, leftOut }: ImportProgress): string {
  const titles = `${kept.toLocaleString('en-GB')} titles`;
  return leftOut === 0 ? titles : `${titles}, ${leftOut.toLocaleString('en-GB')} lines skipped`;
}

/** A file of titles to import. */
interface TitlesFile {
  /** Hash of the content and the extension; independent of the rest of the file name. */
  readonly fingerprint: string;
  /** In bytes. */
  readonly size: number;
  /** Yields all entries; calls `onProgress` with the number of bytes read so far. */
  readonly read: (onProgress: (bytes: number) => void) => AsyncGenerator<ImportEntry>;
}

type Readers = Readonly<
  Record<string, () => Promise<(chunks: AsyncIterable<string>) => AsyncGenerator<ImportEntry>>>
>;

/** How the files of a format are read. */
interface ImportFormat {
  /** By the extension of the file. */
  readonly readers: Readers;
  /** Loads the function that converts an entry to a title, or to an error message; undefined if the entry is no title. */
  readonly load: () => Promise<(value: unknown) => FoundTitle | string | undefined>;
}

const jsonLines = async () => (await import('./readLines.ts')).readJsonLines;

/** Our own format, without a name, and those of others. */
const formats: Readonly<Record<string, ImportFormat>> = {
  '': {
    readers: {
      ...{ '.jsonl': jsonLines, '.ndjson': jsonLines },
      '.csv': async () => (await import('./readCsv.ts')).readCsv,
    },
    load: async () => (await import('./parseImportedTitle.ts')).parseImportedTitle,
  },
  'anime-offline-database': {
    readers: {
      '.jsonl': jsonLines,
      '.json': async () => (await import('./readJsonArray.ts')).readJsonArray,
    },
    load: async () => (await import('./parseAnime.ts')).parseAnime,
  },
};

function formatOf(name = ''): ImportFormat {
  const format = Object.hasOwn(formats, name) ? formats[name] : undefined;
  if (format) return format;
  const names = Object.keys(formats).filter(Boolean).join(', ');
  throw new CommandError(`Unknown format '${name}'. The formats are: ${names}.`);
}

/** Opens a file, whose extension selects the reader. Throws an error for the command line if it cannot be read. */
async function openTitlesFile(path: string, readers: Readers, format = ''): Promise<TitlesFile> {
  const load = readers[extname(path).toLowerCase()];
  if (!load)
    throw new CommandError(`${path}: the name must end in one of ${Object.keys(readers).join(', ')}.`);
  const read = await load();
  try {
    const { size } = await stat(path);
    const hash = createHash('sha256').update(extname(path).toLowerCase() + format);
    for await (const bytes of createReadStream(path)) hash.update(bytes);
    const fingerprint = hash.digest('base64url');
    return { fingerprint, size, read: (onProgress) => read(chunksOf(path, onProgress)) };
  } catch (error) {
    throw new CommandError(
      `${path} cannot be read (${(error as NodeJS.ErrnoException).code ?? String(error)}).`,
    );
  }
}

async function* chunksOf(path: string, onProgress: (bytes: number) => void): AsyncGenerator<string> {
  const stream = createReadStream(path, { encoding: 'utf8' });
  for await (const chunk of stream) {
    onProgress(stream.bytesRead);
    yield chunk;
  }
}
