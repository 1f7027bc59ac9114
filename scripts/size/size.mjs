// `pnpm size`: compares the built site, the first load of each of its routes and the published packages with their budgets, in
// kilobytes (1,000 bytes) of brotli; the packages without React. Site and packages must be built. Fails if something exceeds its
// budget or has none, and if a first load contains a dialog or a menu of Radix, which should be loaded when it is opened.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFirstLoads } from '../../bench/sizes/firstLoads.mjs';
import { budgetProblems } from '../../bench/sizes/routeBudgets.mjs';
import { budgetedExports, budgets, budgetViolations, siteBudget } from './budgets.mjs';
import { bundleParts, publishedPackages } from './bundleParts.mjs';
import { measureFiles } from './measureFiles.mjs';

const root = join(import.meta.dirname, '../..');
// Without the languages, of which a visitor loads at most one: de-….js.
const assets = globSync('apps/site/dist/assets/*.js', { cwd: root }).filter(
  (file) => !/\/[a-z]{2}-[\w-]+\.js$/.test(file),
);
const [site, { loads, radixRoutes }, sizes] = await Promise.all([
  measureFiles(assets.map((file) => join(root, file))),
  readFirstLoads(),
  bundleParts(Object.fromEntries(budgets.map(({ name, part }) => [name, part]))),
]);
const siteTotal = [...site.values()].reduce((sum, kb) => sum + kb, 0);

const problems = [
  ...(siteTotal > siteBudget
    ? [`All JavaScript of the site: ${siteTotal.toFixed(1)} kB of ${siteBudget}.`]
    : []),
  ...budgetProblems(loads),
  ...radixRoutes.map(
    (path) => `${path}: a dialog or a menu of Radix is in its first load; import it lazily.`,
  ),
  ...budgets.flatMap((budget) => budgetViolations(budget, sizes[budget.name])),
  ...Object.entries(budgetedExports).flatMap(([name, limits]) =>
    exportsOf(publishedPackages[/** @type {keyof typeof publishedPackages} */ (name)])
      .filter((exported) => !(exported in limits))
      .map((exported) => `${exported} of ${name} has no budget in scripts/size/exportLimits.mjs.`),
  ),
];

console.log(row('kB of brotli', 'initial', 'lazy'));
console.log(row('all JavaScript of the site', `${siteTotal.toFixed(1)} of ${siteBudget}`));
for (const { path, kb, budget } of loads) console.log(row(path, `${kb?.toFixed(1)} of ${budget}`));
for (const { name, first, lazy } of budgets) {
  const size = sizes[name];
  console.log(
    row(name, `${size?.first.toFixed(1)} of ${first}`, lazy ? `${size?.lazy.toFixed(1)} of ${lazy}` : ''),
  );
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;

/** @param {string} name @param {string} first @param {string} lazy */
function row(name, first, lazy = '') {
  return `${name.padEnd(34)}${first.padStart(14)}${lazy.padStart(14)}`.trimEnd();
}

/** The names that a built module exports. @param {string} file */
function exportsOf(file) {
  return [...readFileSync(file, 'utf8').matchAll(/export \{([^}]*)\}/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().replace(/^.* as /, ''))
    .filter(Boolean);
}
