import { FileProblem } from '../../../files/FileProblem.ts';
import { type ImportFile, textOf } from '../../../files/ImportFile.ts';
import { jsonIfContains } from '../../../files/peekFile.ts';
import { isObject, type JsonObject, jsonOfText, listOf, objectOf } from '../../../parse/jsonFields.ts';

/**
 * What a file of the export is about: rows about titles, the lists themselves, or the parts that are missing.
 */
export type TraktPart =
  | 'comments'
  | 'dropped'
  | 'errors'
  | 'favourites'
  | 'history'
  | 'list'
  | 'lists'
  | 'notes'
  | 'playback'
  | 'ratings'
  | 'watched'
  | 'watchlist';

/** A file with its rows, which are not checked yet. */
export interface TraktFile {
  readonly name: string;
  readonly part: TraktPart;
  readonly rows: readonly unknown[];
}

const longestStart = 20_000;
const ownId = /"ids"\s*:\s*\{[^{}]*"trakt"\s*:\s*"?\d/;
const ownField =
  /"(?:watched_at|last_watched_at|rated_at|listed_at|hidden_at|paused_at|comment|note|item_count)"\s*:/;

/** The start of a file; '' if it is no text. */
function startOf(file: ImportFile): string {
  try {
    return textOf(file).slice(0, longestStart);
  } catch {
    return '';
  }
}

/** Whether a file is a list of rows with ids of Trakt. */
function hasRows(file: ImportFile): boolean {
  const start = startOf(file);
  return /^\s*\[\s*\{/.test(start) && ownId.test(start) && ownField.test(start);
}

/** Whether a file is the profile in an export, which is there even if the account has no titles. */
function isProfile(file: ImportFile): boolean {
  const { username, vip, ids } = jsonIfContains(file, '"username"', '"vip"', '"slug"');
  return username !== undefined && vip !== undefined && 'slug' in objectOf(ids);
}

/** Whether a file is of an export. */
export const isTraktFile = (file: ImportFile): boolean => hasRows(file) || isProfile(file);

/** Ids above 2^53 would lose digits as numbers. */
const longIds = /("id"\s*:\s*)(\d{16,})/g;

/** The rows of a file; undefined if it is no list. Throws a `FileProblem` if a list of Trakt is malformed. */
function rowsOf(file: ImportFile): readonly unknown[] | undefined {
  if (!/^\s*\[/.test(startOf(file))) return undefined;
  const json = jsonOfText(textOf(file).replace(longIds, '$1"$2"'));
  if (json === undefined && hasRows(file)) throw new FileProblem('malformed', file.name);
  return json === undefined ? undefined : listOf(json);
}

/** A list has a number in its name, and a list of the user may be named 'watchlist' too. */
function listPartOf(name: string): TraktPart {
  if (/(^|[/-])list-\d+/i.test(name)) return 'list';
  if (/watchlist/i.test(name)) return 'watchlist';
  return /favou?rites/i.test(name) ? 'favourites' : 'list';
}

/**
 * Titles may be hidden from several pages of the site; those that are hidden from the progress were dropped.
 */
const isDroppedPart = (name: string) => /(progress[-_]watched|dropped)(?![-_]reset)/i.test(name);

const partsByField: readonly (readonly [field: string, part: TraktPart])[] = [
  ['watched_at', 'history'],
  ['rated_at', 'ratings'],
  ['paused_at', 'playback'],
  ['plays', 'watched'],
  ['comment', 'comments'],
  ['note', 'notes'],
];

/**
 * The part of a row by its fields. Undefined for what is not read: the collection, other users and what
 * they have written.
 */
function partOf(row: JsonObject, name: string): TraktPart | undefined {
  if ('liked_at' in row) return undefined;
  if ('endpoint' in row && 'error' in row) return 'errors';
  // Lists of other users, whose titles are not in the export.
  if ('item_count' in row) return /collaborations/i.test(name) ? undefined : 'lists';
  if ('hidden_at' in row) return isDroppedPart(name) ? 'dropped' : undefined;
  if ('listed_at' in row) return listPartOf(name);
  return partsByField.find(([field]) => field in row)?.[1];
}

/** Reads a file; undefined if it has no rows that can be imported. */
export function readTraktFile(file: ImportFile): TraktFile | undefined {
  const rows = rowsOf(file) ?? [];
  for (const row of rows) {
    const part = isObject(row) ? partOf(row, file.name) : undefined;
    if (part) return { name: file.name, part, rows };
  }
  return undefined;
}
