import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateTitles } from '../search/generateTitles.ts';

const builtIn = join(import.meta.dirname, '../../apps/api/catalogue/games.tsv');

/** The lines of a table of `count` generated games in the format of the built-in table; deterministic. */
export function* makeGames(count: number): Generator<string> {
  const [head = '', ...lines] = readFileSync(builtIn, 'utf8')
    .replace(/\r?\n$/, '')
    .split(/\r?\n/);
  const columns = head.split('\t');
  yield head;
  for (const { number, names } of generateTitles(count)) {
    const cells = (lines[number % lines.length] ?? '').split('\t');
    const generated = { rank: number + 1, slug: `made-up-${number}`, name: names[0] };
    for (const [column, value] of Object.entries(generated)) cells[columns.indexOf(column)] = String(value);
    yield cells.join('\t');
  }
}
