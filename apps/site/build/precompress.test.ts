import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { build } from 'vite';
import { afterEach, expect, test } from 'vitest';
import { precompress } from './precompress.ts';

const root = mkdtempSync(join(tmpdir(), 'gildshelf-precompress-'));
afterEach(() => rmSync(root, { recursive: true, force: true }));

const long = 'console.log("A line of a script."); '.repeat(40);

test('writes a Brotli and a gzip file beside every text file of at least 512 bytes', async () => {
  mkdirSync(join(root, 'public/folder'), { recursive: true });
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>Page</title>');
  for (const name of ['long.js', 'long.png', 'folder/long.css'])
    writeFileSync(join(root, 'public', name), long);
  writeFileSync(join(root, 'public/short.js'), 'short');
  await build({ root, configFile: false, logLevel: 'error', plugins: [precompress()] });

  const dist = join(root, 'dist');
  const compressed = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(br|gz)$/.test(name),
  );
  expect(compressed.map((name) => name.replaceAll('\\', '/')).sort()).toEqual([
    'folder/long.css.br',
    'folder/long.css.gz',
    'long.js.br',
    'long.js.gz',
  ]);
  expect(brotliDecompressSync(readFileSync(join(dist, 'long.js.br'))).toString()).toBe(long);
  expect(gunzipSync(readFileSync(join(dist, 'long.js.gz'))).toString()).toBe(long);
});
