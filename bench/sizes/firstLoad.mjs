// `pnpm bench:first-load`: kilobytes (1,000 bytes, highest brotli quality) of JavaScript for the first view of each route of the
// specification.

import { recordFigures } from '../figures/recordFigures.mjs';
import { readFirstLoads } from './firstLoads.mjs';

const { loads } = await readFirstLoads();

console.log('| first view of | kB | budget |');
console.log('| --- | ---: | ---: |');
for (const { path, kb: weight, budget } of loads)
  console.log(`| \`${path}\` | ${weight?.toFixed(1) ?? 'none'} | ${budget ?? 'none'} |`);

recordFigures(
  loads.map(({ path, kb: weight, budget }) => ({
    what: `JavaScript of the first view of \`${path}\` (brotli, 1 kB is 1,000 bytes)`,
    ...{ figure: weight ?? Number.NaN, unit: 'kB', limit: budget ?? Number.NaN, kind: 'at most' },
  })),
);
