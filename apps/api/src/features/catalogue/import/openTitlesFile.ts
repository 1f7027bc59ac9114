import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { CommandError } from '../commands/CommandLine.ts';
import type { ImportEntry } from './ImportEntry.ts';

/** A file of titles to import. */
export interface TitlesFile {
  /** Hash of the content and the extension; independent of the rest of the file name. */
  readonly fingerprint: string;
  /** In bytes. */
  readonly size: number;
  /** Yields all entries; calls `onProgress` with the number of bytes read so far. */
  readonly read: (onProgress: (bytes: number) => void) => AsyncGenerator<ImportEntry>;
}

const readers: Readonly<
  Record<string, () => Promise<(chunks: AsyncIterable<string>) => AsyncGenerator<ImportEntry>>>
> = {
  '.jsonl': async () => (await import('./readJsonLines.ts')).readJsonLines,
  '.ndjson': async () => (await import('./readJsonLines.ts')).readJsonLines,
  '.csv': async () => (await import('./readCsv.ts')).readCsv,
};

/** Opens a file of JSON lines or CSV, distinguished by the extension. Throws an error for the command line if it cannot be read. */
export async function openTitlesFile(path: string): Promise<TitlesFile> {
  const load = readers[extname(path).toLowerCase()];
  if (!load)
    throw new CommandError(`${path}: the name must end in one of ${Object.keys(readers).join(', ')}.`);
  const read = await load();
  try {
    const { size } = await stat(path);
    const hash = createHash('sha256').update(extname(path).toLowerCase());
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
