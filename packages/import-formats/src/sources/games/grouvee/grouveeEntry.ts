import { importedTitle } from '../../../model/createImported.ts';
import { type ImportedStatus, type StatusMeaning, statusOf } from '../../../model/ImportedStatus.ts';
import type { ImportedPlay, ImportedReview, ImportedTitle, RowPlace } from '../../../model/ImportedTitle.ts';
import { scoreOf } from '../../../model/score.ts';
import { dayOf, instantOf } from '../../../model/sourceDates.ts';
import { idOf, isObject, type JsonObject, listOf, objectOf, textOfValue } from '../../../parse/jsonFields.ts';
import { nameForm } from '../../../text/nameForm.ts';
import { sourceText } from '../../../text/sourceText.ts';
import { chooseStatus } from '../rows/mergeGames.ts';
import { playsOf } from './grouveePlays.ts';

const highestRating = 5;

/** The shelves that every account has; the others are those of the user. */
const meanings = new Map<string, StatusMeaning>([
  ['Playing', 'in-progress'],
  ['Played', 'played'],
  ['Backlog', 'planned'],
  ['Wish List', 'planned'],
]);

/** Fields that have a place of their own. */
const known = new Set(['name', 'rating', 'review_title', 'review', 'igdb_id', 'date_added_to_collection']);

/** The keys of the titles of a collection without an IGDB id, by their names. */
export type KeysByName = ReadonlyMap<string, string>;

/**
 * The key of a game: by its IGDB id, which all parts of an export have, else by its id at Grouvee or its
 * name.
 */
export function keyOf(game: JsonObject, names: KeysByName): string {
  const igdb = idOf(game.igdb_id);
  if (igdb !== undefined) return `igdb:${igdb}`;
  const id = idOf(game.id);
  const name = nameForm(textOfValue(game.name));
  return id === undefined ? (names.get(name) ?? name) : `grouvee:${id}`;
}

/** The ids of a game; those of Giant Bomb are of no use since its catalogue is closed. */
export function idsOf(game: JsonObject): ImportedTitle['ids'] {
  const igdb = idOf(game.igdb_id);
  return igdb === undefined ? {} : { igdb_id: igdb };
}

/**
 * The status by the shelves and the plays. A game on the shelf 'Played' is finished only if a play of it has
 * an end.
 */
function statusOfShelves(shelves: readonly string[], plays: readonly ImportedPlay[]): ImportedStatus {
  const isFinished = plays.some(({ finished }) => finished !== null);
  const statuses = shelves.map((shelf) => {
    const meaning = meanings.get(shelf) ?? 'unknown';
    return statusOf('game', shelf, meaning === 'played' && isFinished ? 'finished' : meaning);
  });
  const ofPlays = isFinished ? [finishedByDate] : [];
  return chooseStatus([...statuses, ...ofPlays]) ?? statusOf('game', '', 'unknown');
}

/**
 * The status of a game that is on no shelf, but has a play with an end; the word is the name of that field.
 */
export const finishedByDate = statusOf('game', 'date_finished', 'finished');

/** A review with its title as the first paragraph; empty if it has no text. */
export function reviewsOf(title: unknown, text: unknown): readonly ImportedReview[] {
  const parts = [title, text].map(textOfValue).filter((part) => part !== '');
  const review = sourceText(parts.join('\n\n'));
  return review === null ? [] : [{ text: review, isSpoiler: false, playKey: null, written: null }];
}

const isEmpty = (value: unknown) =>
  value === '' || value === null || (typeof value === 'object' && Object.keys(value).length === 0);

const yearOf = (release: string): number | null => Number(/^(19|20)\d\d/.exec(release)?.[0] ?? 0) || null;

/** A game of the collection. The status updates and the details of the game are stored as they are. */
export function titleOfEntry(entry: JsonObject, name: string, place: RowPlace, key: string): ImportedTitle {
  const shelves = Object.keys(objectOf(entry.shelves));
  const instants = Object.values(objectOf(entry.shelves)).flatMap(
    (shelf) => instantOf(textOfValue(objectOf(shelf).date_added)) ?? [],
  );
  instants.sort();
  const isOngoing = shelves.includes('Playing');
  const plays = playsOf(listOf(entry.dates).filter(isObject), key, isOngoing);
  const status = statusOfShelves(shelves, plays);
  const isAlsoPlanned =
    status.meaning !== 'planned' && shelves.some((shelf) => meanings.get(shelf) === 'planned');
  const extras = Object.entries(entry).filter(([field, value]) => !known.has(field) && !isEmpty(value));
  return importedTitle({
    key,
    places: [place],
    kind: 'game',
    name,
    year: yearOf(textOfValue(entry.release_date)),
    ids: idsOf(entry),
    status,
    rating: scoreOf(textOfValue(entry.rating), highestRating),
    added: dayOf(textOfValue(entry.date_added_to_collection)) ?? instants[0] ?? null,
    changed: instants.at(-1) ?? null,
    tags: shelves.filter((shelf) => !meanings.has(shelf) || shelf === 'Wish List'),
    plays,
    reviews: reviewsOf(entry.review_title, entry.review),
    remarks: isAlsoPlanned ? ['also-planned'] : [],
    extras: Object.fromEntries(extras),
  });
}
