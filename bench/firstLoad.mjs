// `pnpm bench:first-load`: kilobytes (1,000 bytes, brotli at its best) of JavaScript for the first view of each route of the
// specification. With --limit it fails where a route is over its budget or has none, and where a dialog or a menu of Radix
// would be fetched before anybody turns to it.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { firstLoadFiles } from './firstLoadFiles.mjs';
import { giveFigures } from './giveFigures.mjs';
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

/** The files of these parts of the site together, each once. @param {readonly string[]} parts */
function filesOf(parts) {
  const known = parts.map((part) => files[part]);
  if (known.some((names) => names === undefined)) return undefined;
  return [...new Set(known.flatMap((names) => names ?? []))];
}

const routes = readFileSync(join(site, 'src', 'routes.ts'), 'utf8');
const loads = routeLoads(routes, (parts) => filesOf(parts)?.reduce((sum, name) => sum + kb(name), 0));

console.log('| first view of | kB | budget |');
console.log('| --- | ---: | ---: |');
for (const { path, kb: weight, budget } of loads)
  console.log(`| \`${path}\` | ${weight?.toFixed(1) ?? 'none'} | ${budget ?? 'none'} |`);

giveFigures(
  loads.map(({ path, kb: weight, budget }) => ({
    what: `JavaScript of the first view of \`${path}\` (brotli, 1 kB is 1,000 bytes)`,
    ...{ figure: weight ?? Number.NaN, unit: 'kB', limit: budget ?? Number.NaN, kind: 'at most' },
  })),
);

if (process.argv.includes('--limit')) {
  const problems = [...budgetProblems(loads), ...radixProblems()];
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}

/** Every dialog, menu, toast and tooltip of Radix stands on this layer, by whose name it is known in a build. */
function radixProblems() {
  const ofRadix = globSync('assets/*.js', { cwd: dist }).filter((name) =>
    readFileSync(join(dist, name), 'utf8').includes('DismissableLayer'),
  );
  if (ofRadix.length === 0)
    return ['No part of the build holds a layer of Radix: is it called otherwise now?'];
  return routeLoads(routes, (parts) => filesOf(parts)?.filter((name) => ofRadix.includes(name)).length)
    .filter((load) => load.kb)
    .map(
      ({ path }) =>
        `${path}: a dialog or a menu of Radix is in its first view; let it come when it is needed.`,
    );
}
