import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The folder with all code of a built server; undefined when running from source. */
const builtCode = import.meta.filename.endsWith('.js') ? import.meta.dirname : undefined;

/**
 * Hashes the files of a folder and the code that reads them, without parsing the titles. Undefined when running from source, where
 * that code is spread over several folders.
 */
export async function readFingerprint(folder: string, code = builtCode): Promise<string | undefined> {
  if (!code) return undefined;
  const files = [...(await filesIn(folder)), ...(await filesIn(code))];
  const hash = createHash('sha256');
  for (const bytes of await Promise.all(files.map((file) => readFile(file)))) hash.update(bytes);
  return hash.digest('base64url');
}

async function filesIn(folder: string): Promise<string[]> {
  return (await readdir(folder)).sort().map((name) => join(folder, name));
}
