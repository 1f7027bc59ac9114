import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** SHA-256 sums in hexadecimal by file name. */
type SumsByFile = Readonly<Record<string, string>>;

/** The recorded sums of the files that the pack script reads, and of the uncompressed tables that it writes. */
export interface Sums {
  readonly inputs: SumsByFile;
  readonly tables: SumsByFile;
}

export const recordedSumsFile = join(import.meta.dirname, 'sums.json');

export async function readSums(sumsFile: string): Promise<Sums> {
  return JSON.parse(await readFile(sumsFile, 'utf8'));
}

export async function writeSums(sumsFile: string, sums: Sums): Promise<void> {
  await writeFile(sumsFile, `${JSON.stringify(sums, null, 2)}\n`);
}

export function sumOf(bytes: string | Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

export function sumsOf(contents: ReadonlyMap<string, string | Uint8Array>): SumsByFile {
  return Object.fromEntries([...contents].map(([file, bytes]) => [file, sumOf(bytes)]));
}

/** Throws an Error that names the first file whose content has another sum than the recorded one, or none. */
export function verifySums(contents: ReadonlyMap<string, string | Uint8Array>, recorded: SumsByFile): void {
  for (const [file, bytes] of contents) {
    const expected = recorded[file];
    if (expected === undefined) throw new Error(`${file}: no SHA-256 sum is recorded for it.`);
    const sum = sumOf(bytes);
    if (sum !== expected)
      throw new Error(
        `${file}: its SHA-256 sum is ${sum}, not ${expected}; the file is not the recorded one.`,
      );
  }
}
