import { figureText, isHeld, limitText } from './giveFigures.mjs';

/**
 * What every benchmark found when it was run last, by its name: what it gave, or why it gave nothing.
 * @typedef {import('./giveFigures.mjs').Figure} Figure
 * @typedef {{ readonly figures: readonly Figure[], readonly failed?: string }} Found
 * @typedef {Readonly<Record<string, Found>>} AllFound
 */

export const begin = '<!-- figures: `pnpm bench` writes what stands from here -->';
export const end = '<!-- to here -->';

/** All of it as one table in Markdown. @param {AllFound} found */
export function figuresTable(found) {
  const rows = Object.entries(found).flatMap(([script, { figures, failed }]) => [
    [`**\`pnpm bench:${script}\`**`, '', '', '', ''],
    ...figures.map((figure) => [
      figure.what,
      figureText(figure),
      limitText(figure),
      figure.beside ?? '',
      figure.limit === undefined ? '' : isHeld(figure) ? 'yes' : '**no**',
    ]),
    ...(failed ? [[`did not come to an end: ${failed}`, '', '', '', '**no**']] : []),
  ]);
  return alignedTable([['what', 'figure', 'limit', 'beside, in the same run', 'met'], ...rows]);
}

const onTheRight = [1, 2];

/** As Biome writes tables: every column as wide as its widest cell. @param {readonly (readonly string[])[]} rows */
function alignedTable(rows) {
  const cells = rows.map((row) => row.map((cell) => cell.replaceAll('|', '\\|')));
  const widths = (cells[0] ?? []).map((_, column) =>
    Math.max(3, ...cells.map((row) => row[column]?.length ?? 0)),
  );
  const line = (/** @type {readonly string[]} */ row) => `| ${row.join(' | ')} |`;
  const padded = cells.map((row) =>
    row.map((cell, column) =>
      onTheRight.includes(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
    ),
  );
  const rule = widths.map((width, column) =>
    onTheRight.includes(column) ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width),
  );
  const [head = [], ...body] = padded;
  return [head, rule, ...body].map(line).join('\n');
}

/** A page with the table in its place, between two comments. @param {string} page @param {AllFound} found */
export function withFigures(page, found) {
  const [before, rest] = page.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error(`There is no '${begin}' … '${end}'.`);
  return `${before}${begin}\n\n${figuresTable(found)}\n\n${end}${after}`;
}
