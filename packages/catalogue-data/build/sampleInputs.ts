import { tableNames, tables } from '../src/index.ts';
import { formatTable, type TextRow } from './tableText.ts';

const titles: Readonly<Record<string, readonly TextRow[]>> = {
  games: [
    { id: 'steam:620', name: 'Portal 2', year: '2011', sources: 'steam' },
    { id: 'game:nameless', name: 'NAMELESS', sources: 'steam' },
    { id: 'game:long', name: 'N'.repeat(501), sources: 'steam' },
    { id: 'game:control', name: 'Half\u0007Life', sources: 'steam' },
    { id: 'game:stars', name: '***', sources: 'steam' },
    { id: 'game:hades', name: 'Hades', year: '2020', sources: 'own' },
  ],
  movies: [{ id: 'tt1', name: '', sources: 'cmu' }],
  'movies.descriptions': [{ id: 'tt1', description: 'A film.', wikipedia_article: 'A film' }],
  relations_games: [
    { game: 'steam:620', relation: 'follows', other_game: 'game:nameless' },
    { game: 'steam:620', relation: 'follows', other_game: 'steam:400' },
  ],
};
const factColumns = ['name', 'year', 'released', 'platforms', 'developer', 'director', 'other_names'];

/** Small inputs of the pack script by file name, with titles that it must drop. */
export function sampleInputs(): Map<string, string> {
  const inputs = new Map<string, string>();
  for (const name of tableNames) {
    const columns = Object.keys(tables[name].columns).filter((column) => column !== 'fact_check');
    inputs.set(`${name}.tsv`, formatTable({ columns, rows: titles[name] ?? [] }));
  }
  for (const folder of ['build/facts_', 'built-in/'])
    for (const name of ['games', 'movies'])
      inputs.set(`${folder}${name}.tsv`, formatTable({ columns: factColumns, rows: [] }));
  inputs.set('corrections.tsv', 'table\tid\tcolumn\tvalue\tsecond_source\n');
  return inputs;
}
