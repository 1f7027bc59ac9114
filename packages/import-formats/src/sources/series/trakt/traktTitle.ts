import { importedTitle } from '../../../model/createImported.ts';
import { type ImportedStatus, statusOf } from '../../../model/ImportedStatus.ts';
import type { ImportedReview, ImportedTitle } from '../../../model/ImportedTitle.ts';
import { scoreOf } from '../../../model/score.ts';
import { amountOf, objectOf, textOfValue } from '../../../parse/jsonFields.ts';
import { sourceText } from '../../../text/sourceText.ts';
import { earliest, knownIds, latest, noteOf, textRemarks, yearOf } from '../../films/titleParts.ts';
import { showPlays, viewingsOf } from './traktEpisodes.ts';
import type { TraktPart } from './traktFiles.ts';
import { compareDates, filmPlays } from './traktPlays.ts';
import { instantAt, isOfTitle, type TraktRow, traktIds } from './traktRows.ts';

const highestRating = 10;

type Rows = readonly [TraktRow, ...TraktRow[]];

/** The status of a film without a viewing, or of a show whose end is not known: the user confirms it. */
const unsure = (status: ImportedStatus): ImportedStatus => ({ ...status, isSure: false });

const isWatched = ({ part, json }: TraktRow) =>
  part === 'history' || (part === 'watched' && amountOf(json.plays) > 0);

const isDropped = (rows: Rows) => rows.some((row) => row.part === 'dropped' && isOfTitle(row));

function statusOfWatched(kind: TraktRow['kind'], rows: Rows): ImportedStatus | null {
  if (kind === 'movie') {
    if (rows.some(isWatched)) return statusOf(kind, 'watched', 'finished');
    return rows.some(({ part }) => part === 'playback') ? statusOf(kind, 'playback', 'in-progress') : null;
  }
  if (isDropped(rows)) return statusOf(kind, 'hidden from progress', 'dropped');
  // The export does not contain how many episodes a show has.
  return rows.some((row) => isWatched(row) || row.part === 'playback')
    ? unsure(statusOf(kind, 'watched episodes', 'in-progress'))
    : null;
}

/** The status of a title: what was done has precedence over what is planned. */
function statusOfRows(rows: Rows): ImportedStatus | null {
  const [{ kind }] = rows;
  const has = (part: TraktPart, matches: (row: TraktRow) => boolean = () => true) =>
    rows.some((row) => row.part === part && matches(row));
  const watched = statusOfWatched(kind, rows);
  if (watched) return watched;
  if (has('ratings', isOfTitle)) return unsure(statusOf(kind, 'rated', 'played'));
  if (has('ratings')) return unsure(statusOf(kind, 'rated episodes', 'in-progress'));
  if (has('comments', isOfTitle)) return unsure(statusOf(kind, 'commented', 'played'));
  return has('watchlist') ? statusOf(kind, 'watchlist', 'planned') : null;
}

/** The text of a note in the notes, or beside an entry of the watchlist or the favourites. */
function noteOfRow({ part, json }: TraktRow): string | null {
  if (part !== 'notes') return sourceText(textOfValue(json.notes));
  return sourceText(textOfValue(objectOf(json.note).notes) || textOfValue(json.note));
}

const notedParts: ReadonlySet<TraktPart> = new Set(['favourites', 'notes', 'watchlist']);

function reviewsOf(rows: Rows): readonly ImportedReview[] {
  return rows
    .filter((row) => row.part === 'comments' && isOfTitle(row))
    .map(({ json }) => objectOf(json.comment))
    .map((comment) => ({
      text: sourceText(textOfValue(comment.comment)) ?? '',
      isSpoiler: comment.spoiler === true,
      playKey: null,
      written: instantAt(comment, 'created_at'),
    }));
}

const instantFields = [
  ...['watched_at', 'last_watched_at', 'last_updated_at', 'rated_at', 'listed_at', 'paused_at', 'hidden_at'],
  ...['created_at', 'updated_at'],
];

const instantsOf = ({ json }: TraktRow) =>
  [json, objectOf(json.comment), objectOf(json.note)].flatMap((object) =>
    instantFields.filter((field) => field in object).map((field) => instantAt(object, field)),
  );

/** Whether a row is about a season or an episode and has no place in the plays. */
const isOtherPart = (row: TraktRow) =>
  (row.part === 'playback' && row.kind === 'show') ||
  (!isOfTitle(row) &&
    (row.part === 'comments' || row.part === 'notes' || (row.part === 'ratings' && row.episode === null)));

function extrasOf(rows: Rows, ids: ReturnType<typeof traktIds>): ImportedTitle['extras'] {
  const [{ kind }] = rows;
  const withoutMedia = ({ json: { movie, show, ...others } }: TraktRow) => others;
  const watched = rows.filter(({ part }) => part === 'watched').map(withoutMedia);
  const undated = viewingsOf(rows).filter((viewing) => viewing.watched === null);
  const lists: Readonly<Record<string, readonly unknown[]>> = {
    playback: rows.filter(({ part }) => kind === 'movie' && part === 'playback').map(withoutMedia),
    parts: rows.filter(isOtherPart).map(withoutMedia),
    watched: kind === 'show' ? watched.map(({ seasons, ...others }) => others) : [],
    undatedEpisodes: undated.map(({ season, number }) => ({ season, number })),
  };
  return {
    ids: { ...(ids.trakt ? { trakt: ids.trakt } : {}), ...(ids.slug ? { slug: ids.slug } : {}) },
    ...Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0)),
  };
}

/** The ids of all rows of a title. */
function idsOf(rows: Rows): ReturnType<typeof traktIds> {
  const known = rows.flatMap(({ media }) => Object.entries(traktIds(media)).filter(([, id]) => id));
  return Object.fromEntries(known.reverse());
}

/** The ratings of a title, the last one at the end. */
const ratingsOf = (rows: Rows) =>
  rows
    .filter((row) => row.part === 'ratings' && isOfTitle(row))
    .flatMap(({ json }) => {
      const rating = scoreOf(textOfValue(json.rating), highestRating);
      return rating ? [{ rating, rated: instantAt(json, 'rated_at') }] : [];
    })
    .sort((a, b) => compareDates(a.rated ?? '', b.rated ?? ''));

/** A film or a show by its rows in all files. */
export function traktTitle(key: string, rows: Rows): ImportedTitle {
  const [{ kind }] = rows;
  const first = <Value>(read: (row: TraktRow) => Value | null) =>
    rows.map(read).find((value) => value !== null) ?? null;
  const name = first(({ media }) => sourceText(textOfValue(media.title)));
  const ids = idsOf(rows);
  const status = statusOfRows(rows);
  const ratings = ratingsOf(rows);
  const last = ratings.at(-1);
  const listed = rows.filter(({ part }) => part === 'watchlist');
  const note = noteOf(rows.filter((row) => notedParts.has(row.part) && isOfTitle(row)).map(noteOfRow));
  const reviews = reviewsOf(rows);
  const isAlsoPlanned = listed.length > 0 && status !== null && status.meaning !== 'planned';
  return importedTitle({
    ...{ key, kind, name, status, note, reviews },
    places: rows.map(({ place }) => place),
    year: first(({ media }) => yearOf(textOfValue(media.year))),
    ids: knownIds({
      imdb_id: ids.imdb ?? null,
      tmdb_id: ids.tmdb ?? null,
      tvdb_id: ids.tvdb ?? null,
    }),
    rating: last?.rating ?? null,
    rated: last?.rated ?? null,
    added: earliest(listed.map(({ json }) => instantAt(json, 'listed_at'))),
    changed: latest(rows.flatMap(instantsOf)),
    isFavourite: rows.some((row) => row.part === 'favourites' && isOfTitle(row)),
    plays: kind === 'movie' ? filmPlays(key, rows) : showPlays(key, rows, isDropped(rows)),
    remarks: [
      ...textRemarks(name, note, reviews),
      ...(isAlsoPlanned ? (['also-planned'] as const) : []),
      ...(new Set(ratings.map(({ rating }) => rating.raw)).size > 1 ? (['several-ratings'] as const) : []),
    ],
    extras: extrasOf(rows, ids),
  });
}
