// `pnpm bench`: runs all benchmark scripts one after the other and writes their figures into the table of docs/benchmarks.md.
// With names (`pnpm bench server load`) it runs only those scripts; the other lines of the table stay as they are.
import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { buildStale, servedBuilds } from '../scripts/build/builds.mjs';
import { withFigures } from './figures/figuresTable.mjs';

const root = dirname(import.meta.dirname);
const figuresFile = join(import.meta.dirname, 'figures.json');
const page = join(root, 'docs', 'benchmarks.md');
const timeoutMs = 40 * 60 * 1000;

/** The paths of the benchmark scripts by name; the first line of such a script contains its name. @type {Map<string, string>} */
const scripts = new Map();
const files = globSync('*/*.{mjs,ts}', {
  cwd: import.meta.dirname,
  // The scripts in these folders are run by their own commands only.
  exclude: ['scale/**', 'responses/**'],
}).sort((one, other) => (basename(one) < basename(other) ? -1 : 1));
for (const file of files) {
  const [, name] =
    /^\/\/ `pnpm bench:([\w-]+)/.exec(readFileSync(join(import.meta.dirname, file), 'utf8')) ?? [];
  if (name) scripts.set(name, join(import.meta.dirname, file));
}

const requestedNames = process.argv.slice(2);
const unknown = requestedNames.filter((name) => !scripts.has(name));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}; there are ${[...scripts.keys()].join(', ')}.`);
  process.exit(1);
}

await buildStale(servedBuilds);
/** @type {Record<string, import('./figures/figuresTable.mjs').BenchResult>} */
const results = JSON.parse(readFileSync(figuresFile, 'utf8'));
for (const [name, script] of scripts) {
  if (requestedNames.length > 0 && !requestedNames.includes(name)) continue;
  console.log(`\n── ${name}`);
  results[name] = run(script);
  if (results[name].failed) console.error(`${name} failed: ${results[name].failed}`);
  // Written after each script, so that an aborted run of an hour does not lose the finished results.
  const sorted = Object.fromEntries(
    [...scripts.keys()].flatMap((key) => (results[key] ? [[key, results[key]]] : [])),
  );
  writeFileSync(figuresFile, `${JSON.stringify(sorted, null, 2)}\n`);
  writeFileSync(page, withFigures(readFileSync(page, 'utf8'), sorted));
}

/** Runs a script and returns its figures; a failure is part of the result and does not throw. @param {string} script */
function run(script) {
  const folder = mkdtempSync(join(tmpdir(), 'gildshelf-figures-'));
  const file = join(folder, 'figures');
  writeFileSync(file, '');
  const { status, signal, error } = spawnSync(process.execPath, ['--conditions=@gildshelf/source', script], {
    stdio: 'inherit',
    timeout: timeoutMs,
    env: { ...process.env, BENCH_FIGURES: file },
  });
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  rmSync(folder, { recursive: true });
  if (status !== 0) process.exitCode = 1;
  const figures = lines.map((line) => JSON.parse(line));
  // A script that measured everything but exceeded a limit also exits with 1.
  if (status === 0 || (status === 1 && figures.length > 0)) return { figures };
  return { figures, failed: error?.message ?? (signal ? `ended by ${signal}` : `code ${status}`) };
}
