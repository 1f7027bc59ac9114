import { FileProblem } from '../../../files/FileProblem.ts';
import type { ImportFile } from '../../../files/ImportFile.ts';
import { jsonIfContains } from '../../../files/peekFile.ts';
import { importedTitle } from '../../../model/createImported.ts';
import type { ImportWarning, LeftOutRow } from '../../../model/ImportedContent.ts';
import { statusOf } from '../../../model/ImportedStatus.ts';
import type { ImportedTitle, RowPlace } from '../../../model/ImportedTitle.ts';
import { scoreOf } from '../../../model/score.ts';
import { isObject, type JsonObject, listOf, objectOf, textOfValue } from '../../../parse/jsonFields.ts';
import { nameForm } from '../../../text/nameForm.ts';
import { finishedByDate, idsOf, type KeysByName, keyOf, reviewsOf, titleOfEntry } from './grouveeEntry.ts';
import { playsOf } from './grouveePlays.ts';

const knownVersion = 2;
const highestRating = 5;

const documentOf = (file: ImportFile) => jsonIfContains(file, '"export_format_version"', '"collection"');

/** Whether a file is the JSON file of an export. */
export const isGrouveeExport = (file: ImportFile): boolean => {
  const { export_format_version: version, collection } = documentOf(file);
  return version !== undefined && Array.isArray(collection);
};

/** A part of the document with what reads one of its rows. */
type RowReader = (row: JsonObject, place: RowPlace) => ImportedTitle | undefined;

/** What one of the files of an export has. */
export interface GrouveeRows {
  readonly titles: readonly ImportedTitle[];
  readonly leftOut: readonly LeftOutRow[];
  readonly warnings: readonly ImportWarning[];
}

/**
 * The keys of the games of a collection without an IGDB id by their names; a name that two games have is
 * none.
 */
function keysByName(collection: readonly unknown[]): KeysByName {
  const keys = new Map<string, string>();
  const several = new Set<string>();
  for (const entry of collection.map(objectOf)) {
    const name = nameForm(textOfValue(entry.name));
    if (keys.has(name)) several.add(name);
    keys.set(name, keyOf(entry, new Map()));
  }
  for (const name of several) keys.delete(name);
  return keys;
}

/** The title of a game outside the collection, or of one in it, with which it is merged. */
function titleOfGame(row: JsonObject, place: RowPlace, names: KeysByName): ImportedTitle | undefined {
  const game = objectOf(row.game);
  const name = textOfValue(game.name);
  if (name === '') return undefined;
  return importedTitle({ key: keyOf(game, names), places: [place], kind: 'game', name, ids: idsOf(game) });
}

function readReview(row: JsonObject, place: RowPlace, names: KeysByName): ImportedTitle | undefined {
  const title = titleOfGame(row, place, names);
  return (
    title && {
      ...title,
      status: statusOf('game', '', 'unknown'),
      rating: scoreOf(textOfValue(row.rating), highestRating),
      reviews: reviewsOf(row.title, row.text),
    }
  );
}

/** A function that reads rows of the log; it numbers plays of a game with equal dates. */
function createLogReader(log: readonly unknown[], names: KeysByName): RowReader {
  const groups = new Map<string, JsonObject[]>();
  for (const row of log.map(objectOf)) {
    const key = keyOf(objectOf(row.game), names);
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return (row, place) => {
    const title = titleOfGame(row, place, names);
    if (!title) return undefined;
    // The first row of a game has the plays of all its rows, which are merged into it.
    const rows = groups.get(title.key) ?? [];
    const plays = rows[0] === row ? playsOf(rows, title.key, false) : [];
    const isFinished = plays.some(({ finished }) => finished !== null);
    return { ...title, plays, status: isFinished ? finishedByDate : statusOf('game', '', 'unknown') };
  };
}

/**
 * Reads a file for which `isGrouveeExport` is true. Its rows are numbered across the collection, the reviews
 * and the log.
 */
export function readGrouveeExport(file: ImportFile): GrouveeRows {
  const document = documentOf(file);
  const version = document.export_format_version;
  if (version !== knownVersion) throw new FileProblem('unknown-version', textOfValue(version));
  const [collection, reviews, log] = [document.collection, document.reviews, document.play_log].map(listOf);
  const names = keysByName(collection ?? []);
  const readEntry: RowReader = (row, place) => {
    const name = textOfValue(row.name);
    return name === '' ? undefined : titleOfEntry(row, name, place, keyOf(row, names));
  };
  const parts: readonly (readonly [readonly unknown[] | undefined, RowReader])[] = [
    [collection, readEntry],
    [reviews, (row, place) => readReview(row, place, names)],
    [log, createLogReader(log ?? [], names)],
  ];
  const rows = parts.flatMap(([part = [], read]) => part.map((row) => [row, read] as const));
  const titles: ImportedTitle[] = [];
  const leftOut: LeftOutRow[] = [];
  for (const [index, [row, read]] of rows.entries()) {
    const place = { file: file.name, row: index + 1 };
    const title = isObject(row) ? read(row, place) : undefined;
    if (title) titles.push(title);
    else leftOut.push({ place, reason: 'malformed', name: null });
  }
  // The form of a list is not documented, and no file with one is known.
  const hasLists = listOf(document.lists).length > 0;
  return { titles, leftOut, warnings: hasLists ? [{ kind: 'missing-parts', parts: ['lists'] }] : [] };
}
