import { createReadStream } from 'node:fs';
import { extname } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { CommandError } from '../../../platform/commands/commandLine.ts';

/** The extension of a file in lower case, without '.gz'. */
export function extensionOf(path: string): string {
  return extname(isCompressed(path) ? path.slice(0, -'.gz'.length) : path).toLowerCase();
}

/** Yields the text of a file, which is decompressed if its name ends in '.gz'; `onProgress` gets the number of bytes read so far. */
export async function* readChunks(
  path: string,
  onProgress: (bytes: number) => void = () => {},
): AsyncGenerator<string> {
  const file = createReadStream(path);
  // The error of either stream ends the iteration below.
  const text: Readable = isCompressed(path) ? pipeline(file, createGunzip(), () => {}) : file;
  text.setEncoding('utf8');
  try {
    for await (const chunk of text) {
      onProgress(file.bytesRead);
      yield chunk;
    }
  } catch (error) {
    throw unreadable(path, error);
  } finally {
    file.destroy();
  }
}

/** The error for the command line about a file that cannot be read. */
export function unreadable(path: string, error: unknown): CommandError {
  return new CommandError(
    `${path} cannot be read (${(error as NodeJS.ErrnoException).code ?? String(error)}).`,
  );
}

function isCompressed(path: string): boolean {
  return /\.gz$/i.test(path);
}
