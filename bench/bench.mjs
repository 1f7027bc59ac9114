// `pnpm bench`: every figure that the README quotes, one script each, one after the other; then it writes the table there.
// With names it runs those alone (`pnpm bench server load`) and leaves the other lines of the table as they are.
import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildStale } from '../scripts/build/buildStale.mjs';
import { servedBuilds } from '../scripts/build/builds.mjs';
import { withFigures } from './figuresTable.mjs';

const root = dirname(import.meta.dirname);
const kept = join(import.meta.dirname, 'figures.json');
const readme = join(root, 'README.md');
const patience = 40 * 60 * 1000;

/** The scripts by the names that people type; one says in its first line that it is one. @type {Map<string, string>} */
const scripts = new Map();
for (const file of globSync('*.{mjs,ts}', { cwd: import.meta.dirname }).sort()) {
  const [, name] =
    /^\/\/ `pnpm bench:([\w-]+)/.exec(readFileSync(join(import.meta.dirname, file), 'utf8')) ?? [];
  if (name) scripts.set(name, join(import.meta.dirname, file));
}

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !scripts.has(name));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}; there are ${[...scripts.keys()].join(', ')}.`);
  process.exit(1);
}

await buildStale(root, servedBuilds);
/** @type {Record<string, import('./figuresTable.mjs').Found>} */
const found = JSON.parse(readFileSync(kept, 'utf8'));
for (const [name, script] of scripts) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`\n── ${name}`);
  found[name] = run(script);
  if (found[name].failed) console.error(`${name} did not come to an end: ${found[name].failed}`);
  // After each: a run of an hour that is broken off has not been for nothing.
  const sorted = Object.fromEntries(
    [...scripts.keys()].flatMap((known) => (found[known] ? [[known, found[known]]] : [])),
  );
  writeFileSync(kept, `${JSON.stringify(sorted, null, 2)}\n`);
  writeFileSync(readme, withFigures(readFileSync(readme, 'utf8'), sorted));
}

/** What a script gave; one that fails costs its own lines and no others. @param {string} script */
function run(script) {
  const folder = mkdtempSync(join(tmpdir(), 'gildshelf-figures-'));
  const file = join(folder, 'figures');
  writeFileSync(file, '');
  const { status, signal, error } = spawnSync(process.execPath, ['--conditions=@gildshelf/source', script], {
    stdio: 'inherit',
    timeout: patience,
    env: { ...process.env, BENCH_FIGURES: file },
  });
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  rmSync(folder, { recursive: true });
  if (status !== 0) process.exitCode = 1;
  const figures = lines.map((line) => JSON.parse(line));
  // One that measured everything, and found a limit that is not held, ends with 1 too.
  if (status === 0 || (status === 1 && figures.length > 0)) return { figures };
  return { figures, failed: error?.message ?? (signal ? `ended by ${signal}` : `code ${status}`) };
}
