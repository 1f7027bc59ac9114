import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Once the server is built, all of its code lies in one folder; from the source it does not. */
const builtCode = import.meta.filename.endsWith('.js') ? import.meta.dirname : undefined;

/**
 * What a folder's titles are made of, without making them: its files and the code that reads them. Undefined where that
 * code lies in many places.
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
