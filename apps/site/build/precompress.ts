import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = new Set(['.js', '.css', '.svg', '.json', '.txt', '.webmanifest']);
const minimumBytes = 512;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

async function compress(file: string) {
  const bytes = await readFile(file);
  if (bytes.length < minimumBytes) return;
  const size = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await writeFile(
    `${file}.br`,
    await brotli(bytes, { params: { ...size, [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  );
  await writeFile(`${file}.gz`, await zip(bytes, { level: 9 }));
}

/** Writes a Brotli and a gzip file beside every compressible asset, so that the server compresses none of them per response. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'gildshelf:precompress',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    async writeBundle() {
      const names = await readdir(folder, { recursive: true });
      for (const name of names) {
        const file = join(folder, name);
        if (compressible.has(extname(name)) && (await stat(file)).isFile()) await compress(file);
      }
    },
  };
}
