// `pnpm bench:code-shape [checkout]`: the structure of the source: folders with many entries, short files, files with one importer,
// import cycles (type imports count), and the length of the README. Prints a table in Markdown.
import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { preProcessFile } from 'typescript';
import { markdownTable } from '../figures/markdownTable.ts';

const checkout = resolve(process.argv[2] ?? '.');
const maxEntries = 16;
const shortFileLines = 20;
const isSource = (file: string) =>
  /^(packages|apps)\/[^/]+\/src\/.*\.tsx?$/.test(file) && !/\.(test|stories)\.|\/testing\//.test(file);

const tracked = execFileSync('git', ['ls-files'], { cwd: checkout, encoding: 'utf8', maxBuffer: 1e8 })
  .split('\n')
  .filter(Boolean);
const entries = new Map<string, Set<string>>();
for (const file of tracked)
  for (let path = file; path !== '.'; path = dirname(path)) {
    const folder = dirname(path);
    entries.set(folder, (entries.get(folder) ?? new Set()).add(path));
  }
const largeFolders = [...entries].filter(([, { size }]) => size > maxEntries);

const sources = tracked.filter(isSource);
const sourceFiles = new Set(sources);
const text = (file: string) => readFileSync(join(checkout, file), 'utf8');
const imports = new Map(
  sources.map((file) => [
    file,
    preProcessFile(text(file))
      .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
      .map(({ fileName }) => join(dirname(file), fileName))
      .filter((path) => sourceFiles.has(path)),
  ]),
);
const importers = new Map<string, Set<string>>();
for (const [file, paths] of imports)
  for (const path of paths) importers.set(path, (importers.get(path) ?? new Set()).add(file));

const rows = [
  [`folders with more than ${maxEntries} entries`, String(largeFolders.length)],
  ['source files', String(sources.length)],
  [
    `source files of at most ${shortFileLines} lines`,
    String(sources.filter((file) => text(file).trimEnd().split('\n').length <= shortFileLines).length),
  ],
  [
    'source files with one importer',
    String(sources.filter((file) => importers.get(file)?.size === 1).length),
  ],
  ['import cycles', String(cyclesOf(imports).length)],
  ['README, bytes', String(statSync(join(checkout, 'README.md')).size)],
];
console.log(markdownTable(['', 'count'], rows));
for (const [folder, { size }] of largeFolders.sort(([, a], [, b]) => b.size - a.size))
  console.log(`${size} ${folder}`);
for (const cycle of cyclesOf(imports)) console.log(`cycle: ${cycle.join(' → ')}`);

/** Groups of files that import each other (Tarjan). */
function cyclesOf(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const found: string[][] = [];
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const visit = (file: string) => {
    order.set(file, order.size);
    lowest.set(file, order.size - 1);
    stack.push(file);
    for (const next of graph.get(file) ?? []) {
      if (!order.has(next)) visit(next);
      if (stack.includes(next))
        lowest.set(file, Math.min(lowest.get(file) as number, lowest.get(next) as number));
    }
    if (lowest.get(file) !== order.get(file)) return;
    const group = stack.splice(stack.indexOf(file));
    if (group.length > 1) found.push(group);
  };
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return found;
}
