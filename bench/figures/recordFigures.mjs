import { appendFileSync } from 'node:fs';

/**
 * One line of the table in docs/benchmarks.md. `kind` is the direction of the limit; 'reported' means that there is none. `beside` holds
 * the figures for comparison from the same run.
 * @typedef {object} Figure
 * @property {string} what
 * @property {number} figure
 * @property {string} unit '×', 'kB', 'MB', 'ms', 'µs', or the counted unit
 * @property {number} [limit]
 * @property {'at most' | 'at least' | 'reported'} kind
 * @property {string} [beside]
 */

/** The file in which bench.mjs collects figures; undefined if a script runs on its own, which then only prints them. */
const file = process.env.BENCH_FIGURES;

/** Appends figures to the file of bench.mjs, as one line of JSON each. @param {readonly Figure[]} figures */
export function recordFigures(figures) {
  if (file) for (const figure of figures) appendFileSync(file, `${JSON.stringify(figure)}\n`);
}

/** Records and prints figures; sets the exit code to 1 if a limit is not met. @param {readonly Figure[]} figures */
export function printFigures(figures) {
  recordFigures(figures);
  for (const figure of figures) {
    const limit = figure.limit === undefined ? '' : `  (${limitText(figure)})`;
    const beside = figure.beside ? `  beside ${figure.beside}` : '';
    console.log(
      `${figure.what.padEnd(64)} ${figureText(figure)}${limit}${beside}${meetsLimit(figure) ? '' : '  LIMIT NOT MET'}`,
    );
    if (!meetsLimit(figure)) process.exitCode = 1;
  }
}

/** Whether a figure meets its limit; true without a limit, false if the figure is not finite. @param {Figure} figure */
export function meetsLimit({ figure, limit, kind }) {
  if (!Number.isFinite(figure)) return false;
  if (limit === undefined || kind === 'reported') return true;
  return kind === 'at most' ? figure <= limit : figure >= limit;
}

/** Formats a figure: '1.29×', '97.9 kB', '3 ms'. @param {Figure} figure */
export function figureText({ figure, unit }) {
  if (unit === '×') return amount(figure, unit, 2);
  if (unit === 'kB') return amount(figure, unit, 1);
  return amount(figure, unit, Math.abs(figure) >= 100 ? 0 : Math.abs(figure) >= 1 ? 1 : 2);
}

/** Formats a limit: '≤ 1.5×'. @param {Figure} figure */
export function limitText({ limit, unit, kind }) {
  if (limit === undefined) return '';
  return `${kind === 'at least' ? '≥' : '≤'} ${amount(limit, unit, 3)}`;
}

/** @param {number} number @param {string} unit @param {number} places */
function amount(number, unit, places) {
  const formatted = number.toLocaleString('en-GB', { maximumFractionDigits: places });
  return unit === '×' || unit === '' ? `${formatted}${unit}` : `${formatted} ${unit}`;
}
