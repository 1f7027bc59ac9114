// `pnpm bench:components`: our components compared with those of other libraries, in bytes and in CPU time relative to plain
// DOM. Installs the libraries into bench/competitors if they are missing, and prints tables in Markdown.
import { chromium } from '@playwright/test';
import { buildStale, packageBuilds } from '../../scripts/build/builds.mjs';
import { chromiumFlags, ensureChromium } from '../../scripts/install/ensureChromium.mjs';
import { bundleParts } from '../../scripts/size/bundleParts.mjs';
import { markdownTable } from '../figures/markdownTable.ts';
import { recordFigures } from '../figures/recordFigures.mjs';
import { installCompetitors } from './installCompetitors.ts';
import { measureComparison } from './measureComparison.ts';
import { actions, comparisons, type Library, libraries, parts, plainPage } from './parts.ts';
import { servePages } from './servePages.ts';

const rounds = 5;

await buildStale(packageBuilds);
installCompetitors();

const sizes: string[][] = [];
for (const { part, files } of parts) {
  const row = [part];
  const librarySizes: Partial<Record<Library, { first: number; lazy: number }>> = {};
  const bundled = await bundleParts(
    Object.fromEntries(
      Object.entries(files).map(([library, file]) => [library, { file: `bench/competitors/${file}.tsx` }]),
    ),
  );
  for (const library of libraries) {
    if (files[library]) librarySizes[library] = bundled[library];
    row.push(librarySizes[library] ? kilobytes(librarySizes[library]) : '–');
  }
  sizes.push(row);
  const { ours, ...competitors } = librarySizes;
  recordFigures([
    {
      what: `${part}, brotli, without React${ours && ours.lazy >= 0.5 ? ` (and ${ours.lazy.toFixed(1)} kB lazy-loaded)` : ''}`,
      ...{ figure: ours?.first ?? Number.NaN, unit: 'kB', kind: 'reported' },
      beside: comparisonText(competitors, kilobytes),
    },
  ]);
}
console.log(`${markdownTable(['kB of brotli', ...libraries], sizes)}\n`);

const names = [...new Set(comparisons.flatMap(({ pages }) => Object.keys(pages)))];
const times: string[][] = [];
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
for (const race of comparisons) {
  const { url, close } = await servePages(race.pages);
  const figures = await measureComparison(browser, url, race, rounds);
  close();
  for (const action of race.actions) {
    const { what, aim: target } = actions[action];
    const plain = figures.ms(action, plainPage);
    const ratio = (name: string) => (name in race.pages ? `${figures.ratio(action, name).toFixed(2)}×` : '–');
    const unit = plain < 1 ? `${(plain * 1000).toFixed(0)} µs` : `${plain.toFixed(0)} ms`;
    const competitorNames = names.filter(
      (name) => name !== 'ours' && name !== plainPage && name in race.pages,
    );
    recordFigures([
      {
        what: `${what}: CPU time relative to plain DOM`,
        ...{ figure: figures.ratio(action, 'ours'), unit: '×', kind: target ? 'at most' : 'reported' },
        ...(target && { limit: target }),
        beside: comparisonText(
          Object.fromEntries(competitorNames.map((name) => [name, ratio(name)])),
          String,
        ),
      },
    ]);
    times.push([what, unit, ...names.slice(1).map(ratio), target ? `≤ ${target}×` : '']);
  }
}
await browser.close();
console.log(markdownTable(['CPU time relative to plain DOM', ...names, 'target for ours'], times));

/** Formats the figures of all competitors: 'MUI 34.0, antd 50.1'. */
function comparisonText<Value>(
  all: Readonly<Record<string, Value>>,
  format: (value: Value) => string,
): string {
  return Object.entries(all)
    .map(([name, value]) => `${name} ${format(value)}`)
    .join(', ');
}

/** Formats the size of the first chunk, and that of lazy-loaded chunks if there are any. */
function kilobytes({ first, lazy }: { first: number; lazy: number }): string {
  return lazy < 0.5 ? first.toFixed(1) : `${first.toFixed(1)} + ${lazy.toFixed(1)}`;
}
