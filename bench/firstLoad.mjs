// `pnpm bench:first-load`: kilobytes (1,000 bytes, brotli at its best) of JavaScript for the first view of each route of the
// specification. With --limit it fails where a route is over its budget or has none.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { firstLoadFiles } from './firstLoadFiles.mjs';
import { budgetProblems, routeLoads } from './routeBudgets.mjs';

const site = join(dirname(import.meta.dirname), 'apps', 'site');
const dist = join(site, 'dist');
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

const files = firstLoadFiles(JSON.parse(readFileSync(manifestFile, 'utf8')));
if (!files.entry?.length) throw new Error('The manifest names no entry: is build.manifest on?');

/** What these parts of the site weigh together, each file once. @param {readonly string[]} parts */
function weigh(parts) {
  const known = parts.map((part) => files[part]);
  if (known.some((names) => names === undefined)) return undefined;
  const together = new Set(known.flatMap((names) => names ?? []));
  return [...together].reduce((sum, name) => sum + kb(name), 0);
}

const loads = routeLoads(readFileSync(join(site, 'src', 'routes.ts'), 'utf8'), weigh);

console.log('| first view of | kB | budget |');
console.log('| --- | ---: | ---: |');
for (const { path, kb: weight, budget } of loads)
  console.log(`| \`${path}\` | ${weight?.toFixed(1) ?? 'none'} | ${budget ?? 'none'} |`);

if (process.argv.includes('--limit')) {
  const problems = budgetProblems(loads);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}
