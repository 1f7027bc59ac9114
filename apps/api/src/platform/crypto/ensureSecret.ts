import { randomBytes, randomUUID } from 'node:crypto';
import { link, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError } from '../ConfigError.ts';
import { hasErrorCode } from '../files/hasErrorCode.ts';
import { makeFolder } from '../files/makeFolder.ts';

/** A JWT_SECRET has at least this many bytes. */
export const secretBytes = 32;

/** The secret that tokens are signed with: made once, kept in the data directory, the same for every server on it. */
export async function ensureSecret(dataDirectory: string): Promise<string> {
  const existing = await readSecret(dataDirectory);
  if (existing !== undefined) return existing;
  const file = fileOf(dataDirectory);
  try {
    makeFolder(dataDirectory);
    await make(file);
  } catch {
    throw new ConfigError(
      `DATA_DIR ${dataDirectory} cannot be written to: the secret for tokens must be kept there.`,
    );
  }
  // Another server may have been first; whatever lies there now counts.
  return read(file).catch((thrown) => {
    throw unreadable(file, thrown);
  });
}

/** The stored secret; undefined where there is none yet. */
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
  if (Buffer.byteLength(secret) < secretBytes)
    throw new ConfigError(
      `${file} is shorter than ${secretBytes} bytes: put the old one back, or delete it, which logs everybody out.`,
    );
  return secret;
}

/** Written and flushed under another name, then linked: never seen half-written, never replacing what is there. */
async function make(file: string): Promise<void> {
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
