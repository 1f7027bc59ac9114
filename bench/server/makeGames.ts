import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeTitles } from '../search-index/makeTitles.ts';

const builtIn = join(import.meta.dirname, '../../apps/api/catalogue/games.tsv');

/** The lines of a table of so many made-up games, as the built-in one has them; the same each time. */
export function* makeGames(count: number): Generator<string> {
  const [head = '', ...lines] = readFileSync(builtIn, 'utf8')
    .replace(/\r?\n$/, '')
    .split(/\r?\n/);
  const columns = head.split('\t');
  yield head;
  for (const { number, names } of makeTitles(count)) {
    const cells = (lines[number % lines.length] ?? '').split('\t');
    const made = { rank: number + 1, slug: `made-up-${number}`, name: names[0] };
    for (const [column, value] of Object.entries(made)) cells[columns.indexOf(column)] = String(value);
    yield cells.join('\t');
  }
}
