import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { CommandProblem } from '../commands/CommandLine.ts';
import type { Entry } from './Entry.ts';

/** A file of titles. */
export interface TitlesFile {
  /** The same for the same bytes, whatever it is called. */
  readonly fingerprint: string;
  /** In bytes. */
  readonly size: number;
  /** Its entries from the first; `at` is told how many bytes were read so far. */
  readonly read: (at: (bytes: number) => void) => AsyncGenerator<Entry>;
}

const readers: Readonly<
  Record<string, () => Promise<(texts: AsyncIterable<string>) => AsyncGenerator<Entry>>>
> = {
  '.jsonl': async () => (await import('./readJsonLines.ts')).readJsonLines,
  '.ndjson': async () => (await import('./readJsonLines.ts')).readJsonLines,
  '.csv': async () => (await import('./readCsv.ts')).readCsv,
};

/** Opens a file of JSON lines or CSV, told apart by the end of its name. One that cannot be read is a CommandProblem. */
export async function openFile(path: string): Promise<TitlesFile> {
  const load = readers[extname(path).toLowerCase()];
  if (!load)
    throw new CommandProblem(`${path}: the name must end in one of ${Object.keys(readers).join(', ')}.`);
  const read = await load();
  try {
    const { size } = await stat(path);
    const hash = createHash('sha256').update(extname(path).toLowerCase());
    for await (const bytes of createReadStream(path)) hash.update(bytes);
    const fingerprint = hash.digest('base64url');
    return { fingerprint, size, read: (at) => read(texts(path, at)) };
  } catch (error) {
    throw new CommandProblem(
      `${path} cannot be read (${(error as NodeJS.ErrnoException).code ?? String(error)}).`,
    );
  }
}

async function* texts(path: string, at: (bytes: number) => void): AsyncGenerator<string> {
  const stream = createReadStream(path, { encoding: 'utf8' });
  for await (const text of stream) {
    at(stream.bytesRead);
    yield text;
  }
}
