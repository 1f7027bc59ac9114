import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ensureSecret } from './ensureSecret.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gildshelf-secret-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('creates the secret once, readable by its owner only', async () => {
  const data = join(folder, 'not', 'there', 'yet');
  const secret = await ensureSecret(data);
  expect(Buffer.byteLength(secret)).toBeGreaterThanOrEqual(32);
  expect(await ensureSecret(data)).toBe(secret);
  expect((await stat(join(data, 'secret'))).mode & 0o777).toBe(0o600);
  expect(await readdir(data)).toEqual(['secret']);
});

test('eight concurrent processes get the same secret', async () => {
  const module = fileURLToPath(new URL('./ensureSecret.ts', import.meta.url));
  const script = `import { ensureSecret } from ${JSON.stringify(module)};
    while (Date.now() < ${Date.now() + 1500});
    process.stdout.write(await ensureSecret(${JSON.stringify(folder)}));`;
  const flags = ['--conditions=@gildshelf/source', '--input-type=module', '-e', script];
  const run = promisify(execFile);
  const secrets = await Promise.all(
    Array.from({ length: 8 }, async () => (await run(process.execPath, flags)).stdout),
  );
  expect(new Set(secrets).size).toBe(1);
  expect(secrets[0]?.length).toBeGreaterThanOrEqual(32);
  expect(await readdir(folder)).toEqual(['secret']);
});

test('eight concurrent calls in one process get the same secret', async () => {
  const secrets = await Promise.all(Array.from({ length: 8 }, () => ensureSecret(folder)));
  expect(new Set(secrets).size).toBe(1);
});

test('throws for a stored secret that is too short', async () => {
  await writeFile(join(folder, 'secret'), 'short');
  await expect(ensureSecret(folder)).rejects.toThrow('is shorter than 32 bytes');
});
