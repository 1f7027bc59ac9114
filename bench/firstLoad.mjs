// `pnpm bench:first-load`: kilobytes (1,000 bytes, brotli at its best) of JavaScript for the first view of each page.
// With --limit it fails where a page is over its limit; Home counts as the entry alone, for its page is part of it.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { firstLoadFiles } from './firstLoadFiles.mjs';

const homeLimitKb = 98;
/** Every other page: what it weighs and a little room. @type {Record<string, number>} */
const limitsKb = {
  'account/AccountPage': 106,
  'verify-email/VerifyEmailSuccessPage': 106,
  'search/SearchPage': 109,
  'verify-email/VerifyEmailPage': 110,
  'register/RegisterPage': 113,
  'login/LoginPage': 113,
  'media/GamePage': 116,
  'media/AnimePage': 116,
  'dashboard/DashboardPage': 124,
};
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
    totals.find(({ page }) => page === 'home/HomePage') ?? totals.find(({ page }) => page === 'entry');
  if (!home || home.total === 0) throw new Error('The manifest names no entry: is build.manifest on?');
  const held = [
    { page: 'Home', total: home.total, limit: homeLimitKb },
    ...totals.flatMap(({ page, total }) => {
      const limit = limitsKb[page];
      return limit === undefined ? [] : [{ page, total, limit }];
    }),
  ];
  for (const { page, total, limit } of held.filter(({ total, limit }) => total > limit)) {
    console.error(`${page}: ${total.toFixed(1)} kB of ${limit} kB, over its limit.`);
    process.exitCode = 1;
  }
}
