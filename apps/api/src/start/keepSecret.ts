import { randomBytes, randomUUID } from 'node:crypto';
import { link, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { secretBytes } from '../environment.ts';
import { isCode } from '../isCode.ts';
import { makeFolder } from '../makeFolder.ts';
import { StartProblem } from '../StartProblem.ts';

/** The secret that tokens are signed with: made once, kept in the data directory, the same for every server on it. */
export async function keepSecret(dataDirectory: string): Promise<string> {
  const existing = await readSecret(dataDirectory);
  if (existing !== undefined) return existing;
  const file = fileOf(dataDirectory);
  try {
    makeFolder(dataDirectory);
    await make(file);
  } catch {
    throw new StartProblem(
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
    if (isCode(thrown, 'ENOENT')) return undefined;
    throw unreadable(file, thrown);
  }
}

function fileOf(dataDirectory: string): string {
  return join(dataDirectory, 'secret');
}

async function read(file: string): Promise<string> {
  const secret = (await readFile(file, 'utf8')).trim();
  if (Buffer.byteLength(secret) < secretBytes)
    throw new StartProblem(
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
      if (!isCode(thrown, 'EEXIST')) throw thrown;
    });
  } finally {
    await rm(draft, { force: true });
  }
}

function unreadable(file: string, thrown: unknown): StartProblem {
  return thrown instanceof StartProblem ? thrown : new StartProblem(`${file} cannot be read.`);
}
