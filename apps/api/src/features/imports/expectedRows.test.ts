import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate } from '../../platform/db/migrate.ts';
import { openDatabase } from '../../platform/db/openDatabase.ts';
import type { ImportOutcome, ImportTitleRow } from '../../platform/db/rows/importRows.ts';
import type { Store } from '../../platform/db/Store.ts';
import { addSampleTitles, createImporter, sampleFile } from '../../testing/imports/createImporter.ts';
import {
  type ExpectedRow,
  readExpectedRows,
  samplesNamed,
  titlesOfRow,
} from '../../testing/imports/expectedRows.ts';
import { repositoriesOn } from '../repositories.ts';
import type { FileContent } from './reading/readMessages.ts';

const confirmed: readonly ImportOutcome[] = ['confirm', 'likely', 'choose', 'unknown'];

/** The outcomes that each word of EXPECTED.tsv stands for; any other word is `confirmed`. Shows and manga have become media types since. */
const outcomes: Readonly<Record<string, readonly ImportOutcome[]>> = {
  apply: ['new'],
  merge: ['new'],
  wait: ['unknown'],
  park: ['new', 'parked', ...confirmed],
  list: ['listed'],
};

/** Rows with another outcome than in EXPECTED.tsv, with the reason. */
const changed: Readonly<Record<string, readonly [readonly ImportOutcome[], string]>> = {
  'steam/owned-games.json 400': [
    ['confirm'],
    'a game that was never started is planned only if the user agrees',
  ],
  'steam/owned-games.json 1328670': [['confirm'], 'as 400'],
  'steam/no-names.json *': [['confirm', 'new'], 'one of them was played in the last two weeks'],
  'imdb/ratings-2024-excel-us-dates.csv *': [['new', 'confirm'], 'a rated show may not be finished'],
  'grouvee/grouvee_export.json *': [['new', 'confirm'], 'one of them was played without an end'],
  'yamtrack/yamtrack-2024-repeats.csv *': [
    ['new', 'confirm'],
    'whether a show is finished does not follow from its episodes',
  ],
  'yamtrack/yamtrack.csv 95396 (tv, season, episode)': [['new'], 'a show has become a media type'],
};

/** Rows that are no title of their own: what of them is checked instead. */
const others: Readonly<Record<string, (content: FileContent, titles: readonly ImportTitleRow[]) => unknown>> =
  {
    'anilist/gdpr_data.json favourites': (_, [first]) => JSON.parse(first?.content ?? '{}').isFavourite,
    'trakt zip Cosy evenings': ({ lists }) => lists.some(({ name }) => name === 'Cosy evenings'),
    'trakt zip _errors.json': ({ warnings }) => warnings.some(({ kind }) => kind === 'missing-parts'),
    'letterboxd zip La La Land (deleted/)': (_, titles) => titles.every(({ name }) => name !== 'La La Land'),
    'tmdb/ratings.csv 95396 1x9': (_, titles) => titles.some(({ content }) => content.includes('"number":9')),
    'imdb/watchlist-2024.csv 3 blank rows': (_, titles) => countLeftOut(titles) === 3,
    'steam/owned-games.json 431960, 365670, 250820': (_, titles) => countLeftOut(titles) === 4,
    'steam/owned-games.json 2674810': (_, titles) => countLeftOut(titles) === 4,
    'yamtrack/yamtrack.csv 4f3a2b': (_, titles) =>
      titles.find(({ name }) => name === 'A game of my own')?.outcome === 'unknown',
  };

const countLeftOut = (titles: readonly ImportTitleRow[]) =>
  titles.filter(({ outcome }) => outcome === 'left-out').length;

// The outcomes do not depend on the engine; imports.test.ts imports every sample on both.
let folder: string;
let store: Store;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gildshelf-imports-'));
  store = await openDatabase({ dataDirectory: folder });
  await migrate(store);
  await addSampleTitles(store);
});
afterAll(async () => {
  await store.close();
  await rm(folder, { recursive: true, force: true });
});

describe.each([...readExpectedRows()])('%s', (file, rows) => {
  const results = new Map<string, Awaited<ReturnType<typeof importSample>>>();
  beforeAll(async () => {
    for (const path of samplesNamed(file)) results.set(path, await importSample(path));
  });

  test.each(rows)('$row: $outcome $status $rating', (expected) => {
    for (const { row, content, titles, tracked } of results.values()) {
      if (expected.outcome === 'refuse') expect(row.state).toBe('failed');
      else checkRow(expected, content, titles, tracked);
    }
  });

  test('the rows that were read are those of its titles and those that are left out', () => {
    for (const { row, titles } of results.values())
      expect(titles.reduce((sum, { row_count }) => sum + row_count, 0)).toBe(row.row_count);
  });
});

async function importSample(path: string) {
  const importer = await createImporter(store);
  const row = await importer.run([sampleFile(path)]);
  if (!row) throw new Error(`The import of ${path} is missing.`);
  const titles = await repositoriesOn(store.db).imports.titlesAfter(row, 0, 1000);
  const items = store.db.selectFrom('tracked_items').selectAll();
  const tracked = await items.where('user_id', '=', importer.userId).execute();
  const content = (await repositoriesOn(store.db).imports.contentOf(row)) ?? '{}';
  return { row, content, titles, tracked: new Map(tracked.map((item) => [item.title_id, item])) };
}

type Tracked = ReadonlyMap<string, { readonly status: string; readonly rating: number }>;

function checkRow(
  expected: ExpectedRow,
  content: string,
  titles: readonly ImportTitleRow[],
  tracked: Tracked,
): void {
  const name = `${expected.file} ${expected.row}`;
  const other = others[name];
  if (other) {
    expect(other(JSON.parse(content), titles)).toBe(true);
    return;
  }
  const found = titlesOfRow(expected, titles);
  expect(found).not.toHaveLength(0);
  const [allowed] = changed[name] ?? [outcomes[expected.outcome] ?? confirmed];
  for (const { outcome } of found) expect(allowed).toContain(outcome);
  if (expected.row === '*' || !expected.status) return;
  for (const { outcome, title_id, content: imported } of found) {
    const item = tracked.get(title_id ?? '');
    // A title that is not written yet has the status as a suggestion.
    expect(item?.status ?? JSON.parse(imported).status.suggestion).toBe(expected.status);
    if (outcome === 'new' && expected.rating) expect(item?.rating).toBe(Number(expected.rating));
  }
}
