// `pnpm bench:search-quality`: the queries of queries.tsv, written before the data was examined, among the titles of the open data and
// among a million titles: found among the first five, first, CPU time; uFuzzy, MiniSearch and pg_trgm with the same names. Takes minutes.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  addSegment,
  createSearchTitle,
  findTitles,
  isFoundExactly,
  type Segment,
  searchWords,
} from '@gildshelf/api';
import { startPostgres } from '../../scripts/servers/startPostgres.ts';
import { markdownTable } from '../figures/markdownTable.ts';
import { printFigures } from '../figures/recordFigures.mjs';
import { type OpenTitle, readOpenTitles, type SearchedType, searchedTypes } from './readOpenTitles.ts';
import { createLibraryReferences, createTrigramReference, type Reference } from './searchReferences.ts';

interface ExpectedTitle {
  readonly type: SearchedType;
  readonly name: string;
  readonly year: number;
}

interface Query extends ExpectedTitle {
  readonly kind: string;
  readonly text: string;
}

const read = (file: string) =>
  readFileSync(join(import.meta.dirname, file), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
const queries = read('queries.tsv')
  .slice(1)
  .map(
    ([kind = '', text = '', type, name = '', year]): Query => ({
      kind,
      text,
      type: type as SearchedType,
      name,
      year: Number(year),
    }),
  );
const limit = 5;
const topTitles = 100;
const largeCount = 1_000_000;

const titles = readOpenTitles();
const count = searchedTypes.reduce((sum, type) => sum + titles[type].length, 0);
const formOf = (name: string) => searchWords(name).join(' ');

/** Whether a title is the expected one: one of its names, and its year or a neighbouring one. */
function isExpected({ type, name, year }: ExpectedTitle, number: number): boolean {
  const title = titles[type][number];
  if (!title || Math.abs((title.year ?? 0) - year) > 1) return false;
  return title.names.some((one) => formOf(one) === formOf(name));
}

const cpuMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

function measureCpu<Result>(run: () => Result): { readonly result: Result; readonly ms: number } {
  const before = cpuMs();
  const result = run();
  return { result, ms: cpuMs() - before };
}

const idOf = (number: number) => String(number).padStart(7, '0');

function createIndexes(more = 0): Record<SearchedType, readonly Segment[]> {
  const indexOf = (type: SearchedType) => {
    const list = titles[type];
    const own = list.map(({ names }, number) => createSearchTitle(idOf(number), number + 1, names));
    const varied = Array.from({ length: Math.floor((more * list.length) / count) }, (_, number) =>
      createSearchTitle(`v${idOf(number)}`, null, [variedName(list, number)]),
    );
    return addSegment([], [...own, ...varied]);
  };
  return { game: indexOf('game'), anime: indexOf('anime'), movie: indexOf('movie') };
}

/** The beginning of one name and the end of another. */
function variedName(list: readonly OpenTitle[], number: number): string {
  const words = (place: number) => list[place % list.length]?.names[0]?.split(' ') ?? [];
  const [one, other] = [words(number), words(number * 7 + Math.floor(number / list.length) + 1)];
  return [...one.slice(0, Math.ceil(one.length / 2)), ...other.slice(Math.floor(other.length / 2))].join(' ');
}

interface Outcome {
  readonly query: Query;
  /** The place of the expected title among the first five, from 0; -1 without it. */
  readonly place: number;
  readonly ms: number;
}

function runQueries(indexes: Record<SearchedType, readonly Segment[]>): Outcome[] {
  const run = (query: Query): Outcome => {
    const { result, ms } = measureCpu(() => findTitles(indexes[query.type], searchWords(query.text), limit));
    return { query, ms, place: result.findIndex(({ id }) => isExpected(query, Number(id))) };
  };
  // The first round compiles the code.
  queries.forEach(run);
  return queries.map(run);
}

async function runReference({ find }: Reference): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const query of queries) {
    const { found, ms } = await find(query.type, query.text);
    outcomes.push({ query, ms, place: found.findIndex((number) => isExpected(query, number)) });
  }
  return outcomes;
}

const inFive = (outcomes: readonly Outcome[]) => outcomes.filter(({ place }) => place >= 0).length;
const first = (outcomes: readonly Outcome[]) => outcomes.filter(({ place }) => place === 0).length;

function percentile(outcomes: readonly Outcome[], share: number): number {
  const sorted = outcomes.map(({ ms }) => ms).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
}

const times = (outcomes: readonly Outcome[]) =>
  `${percentile(outcomes, 0.5).toFixed(1)} / ${percentile(outcomes, 0.99).toFixed(1)}`;

/** The average number of characters until a top title is among the first five. */
function charactersUntilShown(indexes: Record<SearchedType, readonly Segment[]>): number {
  const lengths = searchedTypes.flatMap((type) =>
    titles[type].slice(0, topTitles).map(({ names: [name = ''] }, number) => {
      for (let length = 1; length < name.length; length++)
        if (
          findTitles(indexes[type], searchWords(name.slice(0, length)), limit).some(
            ({ id }) => id === idOf(number),
          )
        )
          return length;
      return name.length;
    }),
  );
  return lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
}

function measure(indexes: Record<SearchedType, readonly Segment[]>, size: number): Outcome[] {
  const outcomes = runQueries(indexes);
  const isExact = ({ query }: Outcome) => isFoundExactly(indexes[query.type], searchWords(query.text));
  const exact = outcomes.filter(isExact);
  const similar = outcomes.filter((outcome) => !exact.includes(outcome));
  const among = `search among ${size.toLocaleString('en-GB')} titles`;
  printFigures([
    {
      what: `${among}: expected title in the first five`,
      figure: (100 * inFive(outcomes)) / queries.length,
      unit: '%',
      limit: 95,
      kind: 'at least',
    },
    {
      what: `${among}: expected title first, sort=best`,
      figure: (100 * first(outcomes)) / queries.length,
      unit: '%',
      limit: 85,
      kind: 'at least',
    },
    {
      what: `${among}: characters until a top-100 title`,
      figure: charactersUntilShown(indexes),
      unit: '',
      limit: 4,
      kind: 'at most',
    },
    {
      what: `${among}: median CPU time`,
      figure: percentile(outcomes, 0.5),
      unit: 'ms',
      limit: 3,
      kind: 'at most',
    },
    {
      what: `${among}: ${exact.length} queries without similarity, 99th percentile`,
      figure: percentile(exact, 0.99),
      unit: 'ms',
      limit: 25,
      kind: 'at most',
    },
    {
      what: `${among}: ${similar.length} queries with similarity, 99th percentile`,
      figure: percentile(similar, 0.99),
      unit: 'ms',
      limit: 80,
      kind: 'at most',
    },
  ]);
  return outcomes;
}

globalThis.gc?.();
const memoryBefore = process.memoryUsage();
const { result: indexes, ms: buildMs } = measureCpu(() => createIndexes());
globalThis.gc?.();
const memory = process.memoryUsage();
console.log(
  `index of ${count} titles: ${buildMs.toFixed(0)} ms of CPU time, ${((memory.heapUsed - memoryBefore.heapUsed + memory.arrayBuffers - memoryBefore.arrayBuffers) / 1e6).toFixed(0)} MB`,
);
const outcomes = measure(indexes, count);
for (const { query, place } of outcomes)
  if (place < 0) {
    const exists = titles[query.type].some((_, number) => isExpected(query, number));
    console.log(
      `not found: ${query.kind} '${query.text}', ${query.name} (${query.year})${exists ? '' : ', not in the data'}`,
    );
  }

const postgres = await startPostgres({ fsync: false });
try {
  const references = [...createLibraryReferences(titles), await createTrigramReference(titles, postgres)];
  const columns = [{ name: 'ours', outcomes }];
  for (const reference of references)
    columns.push({ name: reference.name, outcomes: await runReference(reference) });
  const row = (label: string, select: (outcome: Outcome) => boolean) => [
    label,
    String(outcomes.filter(select).length),
    ...columns.map((column) => {
      const selected = column.outcomes.filter(select);
      return `${inFive(selected)} / ${first(selected)}`;
    }),
  ];
  const kinds = [...new Set(queries.map(({ kind }) => kind))];
  console.log(
    markdownTable(
      ['in the first five / first', 'queries', ...columns.map(({ name }) => name)],
      [
        ...kinds.map((kind) => row(kind, ({ query }) => query.kind === kind)),
        row('all', () => true),
        ['p50 / p99 in ms of CPU time', '', ...columns.map((column) => times(column.outcomes))],
      ],
    ),
  );
} finally {
  await postgres.stop();
}

for (const type of searchedTypes) {
  const expected = read('best-known.tsv')
    .filter(([of]) => of === type)
    .map(([, name = '', year]) => ({ type, name, year: Number(year) }));
  const missing = expected.filter((title) => {
    const found = findTitles(indexes[type], searchWords(title.name), limit);
    return !found.some(({ id }) => isExpected(title, Number(id)));
  });
  printFigures([
    {
      what: `best-known titles found by name, ${type}, of ${expected.length}`,
      figure: expected.length - missing.length,
      unit: '',
      limit: 97,
      kind: 'at least',
    },
  ]);
  for (const { name, year } of missing) console.log(`not found: ${name} (${year})`);
}

measure(createIndexes(largeCount - count), largeCount);
