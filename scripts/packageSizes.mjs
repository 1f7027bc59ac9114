// Part of `pnpm size`: the published packages against their budgets in bytes; they must be built.
import { readFileSync } from 'node:fs';
import { budgetedExports, budgets } from './size/budgets.mjs';
import { bundlePart } from './size/bundlePart.mjs';
import { complaintsAbout } from './size/complaintsAbout.mjs';
import { publishedPackages } from './size/publishedPackages.mjs';

const complaints = Object.entries(budgetedExports).flatMap(([name, limits]) =>
  exportsOf(publishedPackages[/** @type {keyof typeof publishedPackages} */ (name)])
    .filter((exported) => !(exported in limits))
    .map((exported) => `${exported} of ${name} has no budget in scripts/size/exportLimits.mjs.`),
);

console.log(row('', 'kB of brotli, React apart', 'at once', 'later'));
for (const budget of budgets) {
  const size = await bundlePart(budget.part);
  const found = complaintsAbout(budget, size);
  complaints.push(...found);
  console.log(
    row(
      found.length === 0 ? '✓' : '✗',
      budget.name,
      `${size.first.toFixed(1)} of ${budget.first}`,
      budget.lazy ? `${size.lazy.toFixed(1)} of ${budget.lazy}` : '',
    ),
  );
}
for (const complaint of complaints) console.error(complaint);
process.exitCode = complaints.length === 0 ? 0 : 1;

/** @param {[string, string, string, string]} cells */
function row(...[mark, name, first, lazy]) {
  return `${mark.padEnd(1)} ${name.padEnd(32)}${first.padStart(14)}${lazy.padStart(14)}`.trimEnd();
}

/** The names that a built module exports. @param {string} file */
function exportsOf(file) {
  return [...readFileSync(file, 'utf8').matchAll(/export \{([^}]*)\}/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().replace(/^.* as /, ''))
    .filter(Boolean);
}
