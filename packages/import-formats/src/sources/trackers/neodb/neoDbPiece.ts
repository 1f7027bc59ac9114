import { importedPlay, importedTitle } from '../../../model/createImported.ts';
import { type ImportedStatus, type StatusMeaning, statusOf } from '../../../model/ImportedStatus.ts';
import type { ImportedPlay, ImportedTitle, RowPlace } from '../../../model/ImportedTitle.ts';
import { scoreOf } from '../../../model/score.ts';
import { instantOf } from '../../../model/sourceDates.ts';
import { sourceText } from '../../../text/sourceText.ts';
import { textRemarks } from '../../films/titleParts.ts';
import { mergeGames } from '../../games/rows/mergeGames.ts';
import type { NeoDbItem } from './neoDbItem.ts';

const highestRating = 10;

const meanings = new Map<string, StatusMeaning>([
  ['wishlist', 'planned'],
  ['progress', 'in-progress'],
  ['complete', 'finished'],
  ['dropped', 'dropped'],
]);

/** What a row or a line has about an item. */
export interface NeoDbPiece {
  readonly item: NeoDbItem;
  readonly place: RowPlace;
  /** '' if it is not about the status. */
  readonly status?: string;
  readonly rating?: string;
  readonly comment?: string;
  readonly review?: string;
  readonly tags?: readonly string[];
  readonly isPrivate?: boolean;
  /** When it was written at NeoDB, which is not the day of a play. */
  readonly written: string;
  readonly changed?: string;
  readonly extras?: Readonly<Record<string, unknown>>;
}

/** A title and a text as one text. */
export const titledText = (title: string, text: string): string =>
  [title, text].filter((part) => part !== '').join('\n\n');

/** A note with the part of the item that it is about. */
export const progressNote = (progress: string, title: string, text: string): string =>
  titledText([progress && `[${progress}]`, title].filter(Boolean).join(' '), text);

/** The status of a title; one of a season that is finished or dropped is not sure. */
function statusOfPiece({ item, status = '' }: NeoDbPiece): ImportedStatus | null {
  if (status === '') return null;
  const meaning = meanings.get(status) ?? 'unknown';
  const found = statusOf(item.kind, status, meaning);
  return item.isPart && (meaning === 'finished' || meaning === 'dropped')
    ? { ...found, isSure: false }
    : found;
}

/**
 * The play that a status stands for. A season is not the show, so that its play has no known end, and the
 * name of the season as its note.
 */
function playsOf({ item, status = '' }: NeoDbPiece): readonly ImportedPlay[] {
  const states = new Map<string, ImportedPlay['state']>([
    ['progress', 'ongoing'],
    ['complete', item.isPart ? 'unknown' : 'finished'],
    ['dropped', item.isPart ? 'unknown' : 'stopped'],
  ]);
  const state = states.get(status);
  return state ? [importedPlay({ key: item.itemKey, state, note: item.isPart ? item.name : null })] : [];
}

/** A title with what one row or line has about it. */
function titleOfPiece(piece: NeoDbPiece): ImportedTitle {
  const { item, place, rating = '', tags = [], isPrivate = false } = piece;
  const { key, kind, name, year, ids } = item;
  const note = sourceText(piece.comment);
  const text = sourceText(piece.review);
  const written = instantOf(piece.written);
  const reviews = text === null ? [] : [{ text, isSpoiler: false, playKey: null, written }];
  const score = scoreOf(rating, highestRating);
  return importedTitle({
    ...{ key, kind, name, year, ids, note, tags, isPrivate, reviews },
    places: [place],
    status: statusOfPiece(piece),
    rating: score,
    rated: score && piece.status === undefined ? written : null,
    added: written,
    changed: instantOf(piece.changed) ?? written,
    plays: playsOf(piece),
    remarks: textRemarks(name, note, reviews),
    extras: { links: item.links, ...piece.extras },
  });
}

/** A title with a rating or a review, but without a status, was watched, played or read. */
function withStatus(title: ImportedTitle): ImportedTitle {
  const { kind, status, rating, reviews } = title;
  if (status !== null || (rating === null && reviews.length === 0)) return title;
  return { ...title, status: statusOf(kind, rating ? 'rated' : 'reviewed', 'played') };
}

/** The titles of all pieces. The row of a show stands for it before those of its seasons. */
export function neoDbTitles(pieces: readonly NeoDbPiece[]): readonly ImportedTitle[] {
  const sorted = [...pieces].sort((a, b) => Number(a.item.isPart) - Number(b.item.isPart));
  return mergeGames(sorted.map(titleOfPiece)).map(withStatus);
}
