// `pnpm bench:first-load`: kilobytes (1,000 bytes, brotli at its best) of JavaScript for the first view of each page.
// With --limit it fails where Home is over its limit; Home counts as the entry alone where its page is part of it.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { firstLoadFiles } from './firstLoadFiles.mjs';

const homeLimitKb = 100;
const dist = join(dirname(import.meta.dirname), 'apps', 'site', 'dist');
const manifestFile = join(dist, '.vite', 'manifest.json');

if (!existsSync(manifestFile)) {
  console.error('There is no apps/site/dist/.vite/manifest.json: build the site first (pnpm build:served).');
  process.exit(1);
}

/** @type {Map<string, number>} */
const sizes = new Map();
/** @param {string} file */
function kb(file) {
  const known = sizes.get(file) ?? brotliCompressSync(readFileSync(join(dist, file))).length / 1000;
  sizes.set(file, known);
  return known;
}

const pages = Object.entries(firstLoadFiles(JSON.parse(readFileSync(manifestFile, 'utf8'))));
const totals = pages.map(([page, files]) => ({
  page,
  total: files.reduce((sum, file) => sum + kb(file), 0),
}));
for (const { page, total } of totals.sort((a, b) => a.total - b.total)) {
  console.log(`${total.toFixed(1).padStart(6)} kB  ${page}`);
}

if (process.argv.includes('--limit')) {
  const home =
    totals.find(({ page }) => page.startsWith('home/')) ?? totals.find(({ page }) => page === 'entry');
  if (!home || home.total === 0) throw new Error('The manifest names no entry: is build.manifest on?');
  const isWithin = home.total <= homeLimitKb;
  console.log(`Home: ${home.total.toFixed(1)} kB of ${homeLimitKb} kB${isWithin ? '' : ', over its limit'}.`);
  process.exitCode = isWithin ? 0 : 1;
}
