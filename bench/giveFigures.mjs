import { appendFileSync } from 'node:fs';

/**
 * One line of the README's table. `kind` says how the figure stands to its limit; 'told' has none. `beside` is what it
 * was measured beside, in the same run.
 * @typedef {object} Figure
 * @property {string} what
 * @property {number} figure
 * @property {string} unit '×', 'kB', 'MB', 'ms', 'µs', or what is counted
 * @property {number} [limit]
 * @property {'at most' | 'at least' | 'told'} kind
 * @property {string} [beside]
 */

/** A file that bench.mjs names: who runs a script by itself reads what it prints. */
const file = process.env.BENCH_FIGURES;

/** Hands on what a benchmark found. @param {readonly Figure[]} figures */
export function giveFigures(figures) {
  if (file) for (const figure of figures) appendFileSync(file, `${JSON.stringify(figure)}\n`);
}

/** Hands it on, prints it, and lets the run fail where a limit is not held. @param {readonly Figure[]} figures */
export function printFigures(figures) {
  giveFigures(figures);
  for (const figure of figures) {
    const limit = figure.limit === undefined ? '' : `  (${limitText(figure)})`;
    const beside = figure.beside ? `  beside ${figure.beside}` : '';
    console.log(
      `${figure.what.padEnd(64)} ${figureText(figure)}${limit}${beside}${isHeld(figure) ? '' : '  NOT HELD'}`,
    );
    if (!isHeld(figure)) process.exitCode = 1;
  }
}

/** Whether it keeps to its limit; what has none does. @param {Figure} figure */
export function isHeld({ figure, limit, kind }) {
  if (!Number.isFinite(figure)) return false;
  if (limit === undefined || kind === 'told') return true;
  return kind === 'at most' ? figure <= limit : figure >= limit;
}

/** '1.29×', '97.9 kB', '3 ms'. @param {Figure} figure */
export function figureText({ figure, unit }) {
  if (unit === '×') return amount(figure, unit, 2);
  if (unit === 'kB') return amount(figure, unit, 1);
  return amount(figure, unit, Math.abs(figure) >= 100 ? 0 : Math.abs(figure) >= 1 ? 1 : 2);
}

/** '≤ 1.5×'. @param {Figure} figure */
export function limitText({ limit, unit, kind }) {
  if (limit === undefined) return '';
  return `${kind === 'at least' ? '≥' : '≤'} ${amount(limit, unit, 3)}`;
}

/** @param {number} number @param {string} unit @param {number} places */
function amount(number, unit, places) {
  const written = number.toLocaleString('en-GB', { maximumFractionDigits: places });
  return unit === '×' || unit === '' ? `${written}${unit}` : `${written} ${unit}`;
}
