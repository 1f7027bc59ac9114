import { randomBytes, randomUUID } from 'node:crypto';
import { link, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError, hasErrorCode } from '../errors.ts';
import { ensureFolder } from './ensureFolder.ts';

/** The minimum length of a JWT_SECRET. */
export const minSecretBytes = 32;

/** The secret that tokens are signed with: created once and stored in the data directory, the same for every instance that uses it. */
export async function ensureSecret(dataDirectory: string): Promise<string> {
  const existing = await readSecret(dataDirectory);
  if (existing !== undefined) return existing;
  const file = fileOf(dataDirectory);
  try {
    ensureFolder(dataDirectory);
    await createFile(file);
  } catch {
    throw new ConfigError(
      `DATA_DIR ${dataDirectory} cannot be written to: the secret for tokens must be stored there.`,
    );
  }
  // Another instance may have created it first: the stored secret is used.
  return read(file).catch((thrown) => {
    throw unreadable(file, thrown);
  });
}

/** The stored secret; undefined if there is none yet. */
export async function readSecret(dataDirectory: string): Promise<string | undefined> {
  const file = fileOf(dataDirectory);
  try {
    return await read(file);
  } catch (thrown) {
    if (hasErrorCode(thrown, 'ENOENT')) return undefined;
    throw unreadable(file, thrown);
  }
}

function fileOf(dataDirectory: string): string {
  return join(dataDirectory, 'secret');
}

async function read(file: string): Promise<string> {
  const secret = (await readFile(file, 'utf8')).trim();
  if (Buffer.byteLength(secret) < minSecretBytes)
    throw new ConfigError(
      `${file} is shorter than ${minSecretBytes} bytes: restore the old one, or delete it, which logs out all users.`,
    );
  return secret;
}

/** Writes and flushes a draft, then links it: other processes never read a partial file, and an existing file is never replaced. */
async function createFile(file: string): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  try {
    const handle = await open(draft, 'wx', 0o600);
    try {
      await handle.writeFile(`${randomBytes(48).toString('base64url')}\n`);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await link(draft, file).catch((thrown) => {
      if (!hasErrorCode(thrown, 'EEXIST')) throw thrown;
    });
  } finally {
    await rm(draft, { force: true });
  }
}

function unreadable(file: string, thrown: unknown): ConfigError {
  return thrown instanceof ConfigError ? thrown : new ConfigError(`${file} cannot be read.`);
}
