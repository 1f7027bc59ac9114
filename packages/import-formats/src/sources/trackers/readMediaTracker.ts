import type { ImportFile } from '../../files/ImportFile.ts';
import { importedPlay, importedTitle } from '../../model/createImported.ts';
import type { ImportedContent, LeftOutRow } from '../../model/ImportedContent.ts';
import { type ImportedStatus, statusOf } from '../../model/ImportedStatus.ts';
import type {
  ImportedEpisode,
  ImportedPlay,
  ImportedReview,
  ImportedTitle,
  RowPlace,
} from '../../model/ImportedTitle.ts';
import { scoreOf } from '../../model/score.ts';
import { instantOf } from '../../model/sourceDates.ts';
import type { TitleKind } from '../../model/TitleKind.ts';
import { amountOf, idOf, type JsonObject, listOf, objectOf, textOfValue } from '../../parse/jsonFields.ts';
import { nameForm } from '../../text/nameForm.ts';
import { sourceText } from '../../text/sourceText.ts';
import { knownIds, latest, textRemarks } from '../films/titleParts.ts';
import { chooseStatus, mergeGames } from '../games/rows/mergeGames.ts';
import type { SourceReader } from '../SourceReader.ts';
import { jsonRows } from './jsonRows.ts';

const highestRating = 5;
const minute = 60_000;

const kinds = new Map<string, TitleKind>([
  ['movie', 'movie'],
  ['tv', 'show'],
  ['video_game', 'game'],
  ['book', 'book'],
  ['audiobook', 'book'],
]);

/** Fields about the user that an item has; others of the same names are of other programs. */
const ownFields = ['onWatchlist', 'seen', 'seenHistory', 'userRating', 'lastSeenAt', 'hasDetails'];
const otherIds = ['openlibraryId', 'audibleId', 'goodreadsId', 'traktId', 'tvmazeId'];

const rowsOf = (file: ImportFile) => jsonRows(file, ['items', 'data']);
const kindOf = ({ mediaType }: JsonObject): TitleKind | undefined => kinds.get(textOfValue(mediaType));

function isItem(value: unknown): boolean {
  const item = objectOf(value);
  return kindOf(item) !== undefined && 'title' in item && ownFields.some((field) => field in item);
}

const isExport = (file: ImportFile) => rowsOf(file).some(isItem);

/** The instant of a number of milliseconds; null for 0 and others. */
function instantOfMs(value: unknown): string | null {
  const date = new Date(amountOf(value));
  return Number.isNaN(date.getTime()) ? null : instantOf(date.toISOString());
}

/** The viewings of a title or an episode. Old versions have rows for the start and the progress of one. */
const viewingsOf = (seenHistory: unknown) =>
  listOf(seenHistory)
    .map(objectOf)
    .filter(({ action }) => action !== 'started' && action !== 'progress');

function playsOfTitle(item: JsonObject, key: string, kind: TitleKind): readonly ImportedPlay[] {
  const viewings = viewingsOf(item.seenHistory).filter(({ episodeId }) => idOf(episodeId) === undefined);
  const plays = viewings.map((viewing, index) =>
    importedPlay({
      key: `${key}/${idOf(viewing.id) ?? `viewing ${index + 1}`}`,
      state: 'finished',
      started: instantOfMs(viewing.startedAt),
      finished: instantOfMs(viewing.date),
      progress: kind === 'game' ? Math.round(amountOf(viewing.duration) / minute) || null : null,
    }),
  );
  if (plays.length > 0 || kind === 'show' || item.seen !== true) return plays;
  // The list of items has the last viewing only, and the details of an item have all.
  return [importedPlay({ key: lastKey(key), state: 'finished', finished: instantOfMs(item.lastSeenAt) })];
}

const lastKey = (key: string) => `${key}/last`;

function episodeOf(value: unknown): readonly ImportedEpisode[] {
  const { seasonNumber, episodeNumber, seen, seenHistory, userRating } = objectOf(value);
  const number = Number(idOf(episodeNumber) ?? 0);
  const viewings = viewingsOf(seenHistory);
  const rating = scoreOf(textOfValue(objectOf(userRating).rating), highestRating);
  if (number === 0 || (viewings.length === 0 && seen !== true && rating === null)) return [];
  const season = Math.trunc(amountOf(seasonNumber));
  return [{ season, number, watched: latest(viewings.map(({ date }) => instantOfMs(date))), rating }];
}

/** One play of a show with its seen and rated episodes, which only the details of a show have. */
function playsOfShow(item: JsonObject, key: string): readonly ImportedPlay[] {
  const all = listOf(item.seasons).flatMap((season) => listOf(objectOf(season).episodes));
  const episodes = all.flatMap(episodeOf);
  return episodes.length === 0 ? [] : [importedPlay({ key: `${key}/episodes`, state: 'unknown', episodes })];
}

const hasSeenPart = (item: JsonObject, plays: readonly ImportedPlay[]) =>
  plays.length > 0 || amountOf(item.lastSeenAt) > 0 || amountOf(item.progress) > 0;

/** The statuses that the fields of an item stand for; MediaTracker has none. */
function statusesOf(item: JsonObject, kind: TitleKind, plays: readonly ImportedPlay[]) {
  const statuses: ImportedStatus[] = [];
  const isFinished = plays.some(({ state }) => state === 'finished');
  if (item.seen === true || isFinished) statuses.push(statusOf(kind, 'seen', 'played'));
  else if (hasSeenPart(item, plays))
    statuses.push({ ...statusOf(kind, 'seen in part', 'in-progress'), isSure: false });
  else if (scoreOf(textOfValue(objectOf(item.userRating).rating), highestRating))
    statuses.push(statusOf(kind, 'rated', 'played'));
  if (item.onWatchlist === true) statuses.push(statusOf(kind, 'watchlist', 'planned'));
  return statuses;
}

function reviewsOf({ review, date }: JsonObject): readonly ImportedReview[] {
  const text = sourceText(textOfValue(review));
  return text === null ? [] : [{ text, isSpoiler: false, playKey: null, written: instantOfMs(date) }];
}

function idsOf(item: JsonObject): ImportedTitle['ids'] {
  const imdbId = textOfValue(item.imdbId);
  return knownIds({
    tmdb_id: idOf(item.tmdbId) ?? null,
    imdb_id: /^tt\d+$/.test(imdbId) ? imdbId : null,
    tvdb_id: idOf(item.tvdbId) ?? null,
    igdb_id: idOf(item.igdbId) ?? null,
  });
}

function extrasOf(item: JsonObject): ImportedTitle['extras'] {
  const ids = otherIds.filter((name) => textOfValue(item[name]) !== '').map((name) => [name, item[name]]);
  return { mediaType: item.mediaType, ...Object.fromEntries(ids) };
}

function titleOf(item: JsonObject, kind: TitleKind, place: RowPlace): ImportedTitle | undefined {
  const name = textOfValue(item.title) || null;
  const id = idOf(item.id);
  if (name === null && id === undefined) return undefined;
  const year = Number(/^\d{4}/.exec(textOfValue(item.releaseDate))?.[0] ?? 0) || null;
  const key = `${kind}/${id ?? `${nameForm(name ?? '')} (${year ?? ''})`}`;
  const plays = [...playsOfTitle(item, key, kind), ...(kind === 'show' ? playsOfShow(item, key) : [])];
  const statuses = statusesOf(item, kind, plays);
  const userRating = objectOf(item.userRating);
  const reviews = reviewsOf(userRating);
  const rated = instantOfMs(userRating.date);
  const originalName = textOfValue(item.originalTitle);
  return importedTitle({
    ...{ key, kind, name, year, plays, reviews, rated },
    places: [place],
    otherNames: originalName === '' || originalName === name ? [] : [originalName],
    ids: idsOf(item),
    status: chooseStatus(statuses),
    rating: scoreOf(textOfValue(userRating.rating), highestRating),
    changed: latest([rated, instantOfMs(item.lastSeenAt)]),
    remarks: [
      ...textRemarks(name, null, reviews),
      ...(statuses.length > 1 ? (['also-planned'] as const) : []),
    ],
    extras: extrasOf(item),
  });
}

/** A title of the list and of its details without the last viewing, if the details have all of them. */
function withoutLastViewing(title: ImportedTitle): ImportedTitle {
  const others = title.plays.filter(({ key }) => key !== lastKey(title.key));
  return others.length === 0 ? title : { ...title, plays: others };
}

function readMediaTracker(files: readonly ImportFile[]): ImportedContent {
  const titles: ImportedTitle[] = [];
  const leftOut: LeftOutRow[] = [];
  for (const file of files.filter(isExport))
    for (const [index, value] of rowsOf(file).entries()) {
      const place = { file: file.name, row: index + 1 };
      const item = objectOf(value);
      const kind = kindOf(item);
      const title = kind && titleOf(item, kind, place);
      if (title) titles.push(title);
      else leftOut.push({ place, reason: 'malformed', name: textOfValue(item.title) || null });
    }
  return { titles: mergeGames(titles).map(withoutLastViewing), lists: [], leftOut, warnings: [] };
}

/** Reads responses of MediaTracker's API saved as JSON: the list of items, and the details of items. */
export const mediaTracker: SourceReader = {
  source: 'mediatracker',
  recognises: (files) => files.some(isExport),
  read: readMediaTracker,
};
