import { expect, test } from 'vitest';
import { checkFacts, gameFacts, movieFacts } from './checkFacts.ts';
import type { TextRow, TextTable } from './tableText.ts';

const tableOf = (rows: readonly TextRow[]): TextTable => ({ columns: Object.keys(rows[0] ?? {}), rows });
const game = {
  name: 'Hades',
  year: '2020',
  platforms: 'PC | Nintendo Switch',
  developer: 'Supergiant Games',
};
const gameFact = { ...game, year: '', released: '2020-09-17', platforms: 'PC, Nintendo Switch' };
const movie = { id: 'film:anora-2024', name: 'Anora', year: '2024', director: 'Sean Baker' };
const nothing = tableOf([]);

const checkGame = (sources: string, row: TextRow, builtIn: readonly TextRow[] = []) =>
  checkFacts(tableOf([{ ...game, ...row, sources }]), tableOf([gameFact]), gameFacts, {
    builtIn: tableOf(builtIn),
  });
const factCheck = ({ table }: ReturnType<typeof checkGame>) => table.rows.map((row) => row.fact_check);

test('does not check rows without hand-written facts', () => {
  expect(factCheck(checkGame('wikipedia', {}))).toEqual(['']);
});

test.each([
  ['the facts alone', 'own', {}, [], 'unverified'],
  ['a list of names', 'own | openvideogamedata', {}, [], 'unverified'],
  ['another source with a common platform', 'wikipedia | own', {}, [], 'verified'],
  [
    'another source with only other platforms',
    'wikipedia | own',
    { platforms: 'iOS | PC' },
    [],
    'unverified',
  ],
  ['a built-in title with the same developer', 'own', {}, [{ ...game, released: '2020-12-01' }], 'verified'],
  ['a built-in title of another year', 'own', {}, [{ ...game, year: '2012' }], 'unverified'],
])('marks a row of %s as it is confirmed', (_, sources, row, builtIn, expected) => {
  expect(factCheck(checkGame(sources, row, builtIn))).toEqual([expected]);
});

test('removes a row of hand-written facts that a second source contradicts', () => {
  const { table, counts, contradictions } = checkGame('own', {}, [
    { ...game, developer: 'Nobody Studios', platforms: 'Arcade' },
  ]);
  expect(table.rows).toEqual([]);
  expect(counts).toEqual({ verified: 0, unverified: 0, removed: 1 });
  expect(contradictions).toEqual(['Hades (2020), removed']);
});

test('marks a joined row as unverified if its other source contradicts the facts', () => {
  const checked = checkGame('wikipedia | own', { developer: 'Port Studio', platforms: 'iOS | PC' });
  expect(factCheck(checked)).toEqual(['unverified']);
  expect(checked.contradictions).toEqual(['Hades (2020), which shows another source']);
});

test.each([
  ['of the same year and director', 'Anora is a 2024 American film directed by Sean Baker.', 'verified'],
  ['without a year', 'Anora is a film directed by Sean Baker.', 'unverified'],
  ['of another director', 'Anora is a 2024 American film directed by Emma Tammi.', 'unverified'],
])('compares a film with its description %s', (_, description, expected) => {
  const descriptions = new Map([[movie.id, description]]);
  const rows = [{ ...movie, sources: 'own' }];
  const { table } = checkFacts(tableOf(rows), tableOf([movie]), movieFacts, {
    builtIn: nothing,
    descriptions,
  });
  expect(table.rows.map((row) => row.fact_check)).toEqual([expected]);
});

test('removes a film whose description has another year', () => {
  const descriptions = new Map([[movie.id, 'Anora is a 1999 film.']]);
  const rows = [{ ...movie, sources: 'own' }];
  const { table } = checkFacts(tableOf(rows), tableOf([movie]), movieFacts, {
    builtIn: nothing,
    descriptions,
  });
  expect(table.rows).toEqual([]);
});

test('reports facts that no row has', () => {
  const facts = tableOf([gameFact, { ...gameFact, name: 'Tetris' }]);
  const { unused } = checkFacts(tableOf([{ ...game, sources: 'own' }]), facts, gameFacts, {
    builtIn: nothing,
  });
  expect(unused).toEqual(['Tetris']);
});
