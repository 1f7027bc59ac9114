import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ImportedTitle } from '@gildshelf/import-formats';
import type { ImportTitleRow } from '../../platform/db/rows/importRows.ts';

/** A row of EXPECTED.tsv. */
export interface ExpectedRow {
  readonly file: string;
  /** The rows of the file: a number, an id, a name, or '*' for all. */
  readonly row: string;
  readonly outcome: string;
  /** What it is matched by, such as 'mal_id 1' or 'name+year'. */
  readonly match: string;
  readonly status: string;
  readonly rating: string;
}

const table = new URL('../../../../../packages/import-formats/samples/EXPECTED.tsv', import.meta.url);

/** The rows of EXPECTED.tsv by the names of their files there. */
export function readExpectedRows(): ReadonlyMap<string, readonly ExpectedRow[]> {
  const [, ...lines] = readFileSync(fileURLToPath(table), 'utf8').trim().split('\n');
  const rows = lines.map((line): ExpectedRow => {
    const [file = '', row = '', outcome = '', , match = '', status = '', rating = ''] = line.split('\t');
    return { file, row, outcome, match, status, rating };
  });
  return Map.groupBy(rows, ({ file }) => file);
}

const archives: Readonly<Record<string, string>> = {
  'letterboxd zip': 'letterboxd-moss_lantern-2023-12-01-08-00-utc.zip',
  'trakt zip': 'trakt-export-moss-lantern.zip',
};

/** The paths of the samples that a name in EXPECTED.tsv stands for. */
export function samplesNamed(file: string): string[] {
  if (file.endsWith('(.gz)')) return [file.replace('(.gz)', ''), file.replace('(.gz)', '.gz')];
  return [archives[file] ?? file];
}

/** The part of a stored title that rows are found by. */
type StoredTitle = Pick<ImportTitleRow, 'kind' | 'name' | 'content'>;

/** The stored titles of an import that a row of EXPECTED.tsv is about. */
export function titlesOfRow<Title extends StoredTitle>(
  { file, row, match }: Pick<ExpectedRow, 'file' | 'row' | 'match'>,
  titles: readonly Title[],
): Title[] {
  if (row === '*') return [...titles];
  const imported = titles.flatMap((title) =>
    title.kind === 'row' ? [] : [{ title, content: JSON.parse(title.content) as ImportedTitle }],
  );
  const find = (isFound: (content: ImportedTitle) => boolean) =>
    imported.filter(({ content }) => isFound(content)).map(({ title }) => title);
  // Only these files are about their rows by number.
  if (/^(mal|anilist)\//.test(file)) return find(({ places }) => places.some((place) => isRow(place, row)));
  // '(2 rows)' is a count, '(2019)' a year.
  const name = row.replace(/ \(((?!\d{4}\))[^)]*)\)$/, '');
  const [id = ''] = /\S*\d+$/.exec(match.replace(/ \(.*/, '')) ?? [];
  const found = find((content) => isNamed(content, name) || hasId(content, name) || hasId(content, id));
  if (found.length > 0) return found;
  return name.split(', ').flatMap((one) => find((content) => isNamed(content, one)));
}

const isRow = ({ file, row }: ImportedTitle['places'][number], number: string): boolean =>
  String(row) === number && !file.includes('favourites');

function isNamed({ name, otherNames, year }: ImportedTitle, text: string): boolean {
  const [, withoutYear, ofYear] = /^(.*) \((\d{4})\)$/.exec(text) ?? [];
  if (withoutYear) return name === withoutYear && String(year) === ofYear;
  return [name, ...otherNames].includes(text);
}

const hasId = ({ ids, key }: ImportedTitle, text: string): boolean =>
  text !== '' &&
  (Object.values(ids).some((id) => id === text || id === `tt${text}`) || key.split(/[: ]/).includes(text));
