// `pnpm bench:components`: our components beside those of other libraries, in bytes and in time to plain DOM. Installs
// the libraries into bench/peers when they are missing, and prints tables in Markdown for the README.
import { dirname } from 'node:path';
import { chromium } from '@playwright/test';
import { buildStale } from '../scripts/build/buildStale.mjs';
import { packageBuilds } from '../scripts/build/builds.mjs';
import { chromiumFlags, ensureChromium } from '../scripts/ensureChromium.mjs';
import { bundleParts } from '../scripts/size/bundleParts.mjs';
import { installPeers } from './components/installPeers.ts';
import { markdownTable } from './components/markdownTable.ts';
import { measureRace } from './components/measureRace.ts';
import { actions, type Library, libraries, parts, plainPage, races } from './components/parts.ts';
import { servePages } from './components/servePages.ts';
import { giveFigures } from './giveFigures.mjs';

const rounds = 5;

await buildStale(dirname(import.meta.dirname), packageBuilds);
installPeers();

const sizes: string[][] = [];
for (const { part, files } of parts) {
  const row = [part];
  const weights: Partial<Record<Library, { first: number; lazy: number }>> = {};
  const bundled = await bundleParts(
    Object.fromEntries(
      Object.entries(files).map(([library, file]) => [library, { file: `bench/peers/${file}.tsx` }]),
    ),
  );
  for (const library of libraries) {
    if (files[library]) weights[library] = bundled[library];
    row.push(weights[library] ? kilobytes(weights[library]) : '–');
  }
  sizes.push(row);
  const { ours, ...peers } = weights;
  giveFigures([
    {
      what: `${part}, brotli, React apart${ours && ours.lazy >= 0.5 ? ` (and ${ours.lazy.toFixed(1)} kB later)` : ''}`,
      ...{ figure: ours?.first ?? Number.NaN, unit: 'kB', kind: 'told' },
      beside: besideText(peers, kilobytes),
    },
  ]);
}
console.log(`${markdownTable(['kB of brotli', ...libraries], sizes)}\n`);

const names = [...new Set(races.flatMap(({ pages }) => Object.keys(pages)))];
const times: string[][] = [];
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
for (const race of races) {
  const { url, close } = await servePages(race.pages);
  const figures = await measureRace(browser, url, race, rounds);
  close();
  for (const action of race.actions) {
    const { what, aim } = actions[action];
    const plain = figures.ms(action, plainPage);
    const ratio = (name: string) => (name in race.pages ? `${figures.ratio(action, name).toFixed(2)}×` : '–');
    const unit = plain < 1 ? `${(plain * 1000).toFixed(0)} µs` : `${plain.toFixed(0)} ms`;
    const theirs = names.filter((name) => name !== 'ours' && name !== plainPage && name in race.pages);
    giveFigures([
      {
        what: `${what}: CPU to that of plain DOM`,
        ...{ figure: figures.ratio(action, 'ours'), unit: '×', kind: aim ? 'at most' : 'told' },
        ...(aim && { limit: aim }),
        beside: besideText(Object.fromEntries(theirs.map((name) => [name, ratio(name)])), String),
      },
    ]);
    times.push([what, unit, ...names.slice(1).map(ratio), aim ? `≤ ${aim}×` : '']);
  }
}
await browser.close();
console.log(markdownTable(['CPU to that of plain DOM', ...names, 'aim for ours'], times));

/** 'MUI 34.0, antd 50.1'. */
function besideText<Value>(all: Readonly<Record<string, Value>>, written: (value: Value) => string): string {
  return Object.entries(all)
    .map(([name, value]) => `${name} ${written(value)}`)
    .join(', ');
}

/** What is loaded at once, and what may come later. */
function kilobytes({ first, lazy }: { first: number; lazy: number }): string {
  return lazy < 0.5 ? first.toFixed(1) : `${first.toFixed(1)} + ${lazy.toFixed(1)}`;
}
