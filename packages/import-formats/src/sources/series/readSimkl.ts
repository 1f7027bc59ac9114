import { isOpen } from '@gildshelf/api-client/contract';
import { FileProblem } from '../../files/FileProblem.ts';
import type { ImportFile } from '../../files/ImportFile.ts';
import { jsonIfContains } from '../../files/peekFile.ts';
import { importedTitle } from '../../model/createImported.ts';
import { dateRemarks, entryPlays } from '../../model/entryPlays.ts';
import type { ImportedContent, LeftOutRow } from '../../model/ImportedContent.ts';
import { type ImportedStatus, type StatusMeaning, statusOf } from '../../model/ImportedStatus.ts';
import type { ImportedEpisode, ImportedPlay, ImportedTitle, RowPlace } from '../../model/ImportedTitle.ts';
import { type Score, scoreOf } from '../../model/score.ts';
import { instantOf } from '../../model/sourceDates.ts';
import {
  amountOf,
  idOf,
  isObject,
  type JsonObject,
  jsonOfText,
  listOf,
  objectOf,
  textOfValue,
} from '../../parse/jsonFields.ts';
import { nameForm } from '../../text/nameForm.ts';
import { sourceText } from '../../text/sourceText.ts';
import { earliest, groupBy, knownIds, latest, noteOf, textRemarks, yearOf } from '../films/titleParts.ts';
import type { SourceReader } from '../SourceReader.ts';
import { episodesStart } from './episodesStart.ts';

/** The parts of the file with the kind of their titles: a film of anime is an anime. */
const kinds = { movies: 'movie', shows: 'show', anime: 'anime' } as const;
type Kind = (typeof kinds)[keyof typeof kinds];

/** A row about a title: its entry, or a repeat of it. */
interface SimklRow {
  readonly place: RowPlace;
  readonly kind: Kind;
  readonly key: string;
  readonly json: JsonObject;
  /** The film, the show or the anime. */
  readonly media: JsonObject;
  readonly meaning: StatusMeaning;
  readonly isRepeat: boolean;
}

type Rows = readonly [SimklRow, ...SimklRow[]];

const highestRating = 10;

const meanings = new Map<string, StatusMeaning>([
  ['watching', 'in-progress'],
  ['plantowatch', 'planned'],
  ['hold', 'paused'],
  ['completed', 'finished'],
  ['dropped', 'dropped'],
  // The older name of 'dropped'.
  ['notinteresting', 'dropped'],
]);

/** Fields that have a place of their own, or that repeat others. */
const placedFields = new Set([
  ...['status', 'movie', 'show', 'anime', 'seasons', 'memo', 'added_to_watchlist_at', 'last_watched_at'],
  ...['user_rated_at', 'user_rating', 'watched_episodes_count', 'is_rewatch', 'rewatch_id'],
  'rewatch_status',
]);

const instantAt = (json: JsonObject, field: string) => instantOf(textOfValue(json[field]));
const mediaOf = (json: JsonObject) => [json.movie, json.show, json.anime].find(isObject) ?? {};
const simklId = ({ ids }: JsonObject) => idOf(objectOf(ids).simkl) ?? idOf(objectOf(ids).simkl_id);

function idsOf({ ids }: JsonObject): ImportedTitle['ids'] {
  const { imdb, tmdb, tvdb, mal, anidb, anilist, kitsu } = objectOf(ids);
  return knownIds({
    imdb_id: /^tt\d+$/.test(textOfValue(imdb)) ? textOfValue(imdb) : null,
    tmdb_id: idOf(tmdb) ?? null,
    tvdb_id: idOf(tvdb) ?? null,
    mal_id: idOf(mal) ?? null,
    anidb_id: idOf(anidb) ?? null,
    anilist_id: idOf(anilist) ?? null,
    kitsu_id: idOf(kitsu) ?? null,
  });
}

/** The key by the id of Simkl, else by the name and the year; undefined if there is neither. */
function keyOf(kind: Kind, media: JsonObject): string | undefined {
  const id = simklId(media);
  if (id !== undefined) return `${kind}/${id}`;
  const name = textOfValue(media.title);
  return name === '' ? undefined : `${kind}/${nameForm(name)} (${yearOf(textOfValue(media.year)) ?? ''})`;
}

/** The meaning of the status; some clients write that of a repeat as its own status only. */
function meaningOf({ status, rewatch_status: ofRepeat }: JsonObject): StatusMeaning {
  const [word, other] = [status, ofRepeat].map((value) => textOfValue(value).toLowerCase());
  return other === 'completed' ? 'finished' : (meanings.get(word ?? '') ?? 'unknown');
}

function readRow(kind: Kind, place: RowPlace, value: unknown): SimklRow | LeftOutRow {
  const json = objectOf(value);
  const media = mediaOf(json);
  const key = keyOf(kind, media);
  if (key === undefined) return { place, reason: 'malformed', name: null };
  return { place, kind, key, json, media, meaning: meaningOf(json), isRepeat: json.is_rewatch === true };
}

/** The episodes of a row with a date. */
function episodesOf({ json }: SimklRow): readonly ImportedEpisode[] {
  return listOf(json.seasons)
    .map(objectOf)
    .flatMap((season) => listOf(season.episodes).map((episode) => [season, objectOf(episode)] as const))
    .flatMap(([season, episode]) => {
      const [ofSeason, number] = [textOfValue(season.number) || '1', textOfValue(episode.number)];
      const watched = instantAt(episode, 'watched_at');
      const isNumbered = [ofSeason, number].every((text) => /^\d{1,6}$/.test(text));
      return isNumbered && watched !== null
        ? [{ season: Number(ofSeason), number: Number(number), watched, rating: null }]
        : [];
    });
}

/** The dates of a row: the start by its episodes if all have a date, the end only of a completed one. */
function datesOf(row: SimklRow, episodes: readonly ImportedEpisode[]) {
  const dates = episodes.map(({ watched }) => watched);
  const isComplete = dates.length > 0 && dates.length >= amountOf(row.json.watched_episodes_count);
  const last = instantAt(row.json, 'last_watched_at') ?? (isComplete ? latest(dates) : null);
  return {
    started: isComplete ? episodesStart(dates) : null,
    finished: row.meaning === 'finished' ? last : null,
  };
}

const progressOf = ({ json, kind }: SimklRow) =>
  kind === 'movie' ? null : Math.trunc(amountOf(json.watched_episodes_count)) || null;

/** The plays of an entry. Whether a date is that of the first time is not known. */
function playsOf(row: SimklRow): readonly ImportedPlay[] {
  const episodes = episodesOf(row);
  const { key, meaning } = row;
  const entry = { key, meaning, progress: progressOf(row), repeats: 0, ...datesOf(row, episodes) };
  return entryPlays(entry).map((play) => ({ ...play, isRepeat: null, episodes }));
}

const isActive = ({ json }: SimklRow) => textOfValue(json.rewatch_status) !== 'closed';

/** The play of a repeat. A closed one has ended, though it may not have been completed. */
function repeatOf(row: SimklRow, index: number): readonly ImportedPlay[] {
  return playsOf(row).map((play) => ({
    ...play,
    key: `${row.key}/rewatch/${idOf(row.json.rewatch_id) ?? index + 1}`,
    state: isOpen(play.state) && !isActive(row) ? 'stopped' : play.state,
    isRepeat: true,
  }));
}

/** The status of the entry; that of a repeat that is going on has precedence. */
function statusOfRows(rows: Rows): ImportedStatus {
  const [{ kind, json, meaning }] = rows;
  const isRepeated = rows.some((row) => row.isRepeat && row.meaning === 'in-progress' && isActive(row));
  if (isRepeated) return statusOf(kind, 'rewatch', 'repeating');
  return statusOf(kind, textOfValue(json.status), meaning);
}

const memoOf = ({ json }: SimklRow) => sourceText(textOfValue(objectOf(json.memo).text));
const ratingOf = ({ json }: SimklRow): Score | null => scoreOf(textOfValue(json.user_rating), highestRating);
const isFilled = (value: unknown) => value !== null && value !== '' && value !== undefined;

/** What has no place of its own; the last day of a title that is not completed is not the end of a play. */
function extrasOf(rows: Rows): ImportedTitle['extras'] {
  const [{ json, media, meaning }] = rows;
  const last = textOfValue(json.last_watched_at);
  const slug = textOfValue(objectOf(media.ids).slug);
  const others = Object.entries(json).filter(([name, value]) => !placedFields.has(name) && isFilled(value));
  const repeats = rows
    .filter(({ isRepeat }) => isRepeat)
    .map((row) => ({ rewatch_id: row.json.rewatch_id, rewatch_status: row.json.rewatch_status }));
  return {
    ...Object.fromEntries(others),
    ids: { ...(simklId(media) ? { simkl: simklId(media) } : {}), ...(slug ? { slug } : {}) },
    ...(last && meaning !== 'finished' ? { last_watched_at: last } : {}),
    ...(memoOf(rows[0]) ? { memo: { is_private: objectOf(json.memo).is_private === true } } : {}),
    ...(repeats.length > 0 ? { repeats } : {}),
  };
}

/** A title by its entry and its repeats, which are rows of their own. */
function simklTitle(key: string, unsorted: Rows): ImportedTitle {
  const first = unsorted.find(({ isRepeat }) => !isRepeat) ?? unsorted[0];
  const rows: Rows = [first, ...unsorted.filter((row) => row !== first)];
  const status = statusOfRows(rows);
  const name = rows.map(({ media }) => sourceText(textOfValue(media.title))).find((text) => text) ?? null;
  const rated = rows.find((row) => ratingOf(row));
  const rating = rated ? ratingOf(rated) : null;
  const note = noteOf(rows.map(memoOf));
  const repeats = rows.filter(({ isRepeat }) => isRepeat).flatMap(repeatOf);
  const plays = [
    ...(first.isRepeat ? [] : playsOf(first)),
    ...groupBy(repeats, (play) => play.key).map(([, [play]]) => play),
  ];
  const ratings = new Set(rows.flatMap((row) => ratingOf(row)?.raw ?? []));
  const instants = ['added_to_watchlist_at', 'last_watched_at', 'user_rated_at'];
  return importedTitle({
    ...{ key, kind: first.kind, name, status, rating, note, plays },
    places: rows.map(({ place }) => place),
    year: rows.map(({ media }) => yearOf(textOfValue(media.year))).find((year) => year !== null) ?? null,
    ids: Object.fromEntries(rows.flatMap(({ media }) => Object.entries(idsOf(media))).reverse()),
    rated: rated ? instantAt(rated.json, 'user_rated_at') : null,
    added: earliest(rows.map(({ json }) => instantAt(json, 'added_to_watchlist_at'))),
    changed: latest(rows.flatMap(({ json }) => instants.map((field) => instantAt(json, field)))),
    remarks: [
      ...textRemarks(name, note),
      ...dateRemarks(plays),
      ...(status.meaning === 'planned' && rating ? (['rated-but-planned'] as const) : []),
      ...(ratings.size > 1 ? (['several-ratings'] as const) : []),
    ],
    extras: extrasOf(rows),
  });
}

const isPart = (name: string): name is keyof typeof kinds => Object.hasOwn(kinds, name);

/** The content of a file; undefined if it is no backup of Simkl. */
function backupOf(file: ImportFile): JsonObject | undefined {
  const json = jsonIfContains(file, '"ids"', '"simkl');
  const rows = Object.entries(json).flatMap(([name, value]) => (isPart(name) ? listOf(value) : []));
  return rows.some((row) => simklId(mediaOf(objectOf(row))) !== undefined) ? json : undefined;
}

const longestEmpty = 1_000;

/** An account without titles is `null` or an object without rows, which only its name distinguishes. */
function isEmptyBackup(file: ImportFile): boolean {
  if (!/simkl/i.test(file.name) || file.bytes.length > longestEmpty) return false;
  const json = jsonOfText(new TextDecoder().decode(file.bytes));
  const isEmpty = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0);
  return (
    json === null ||
    (isObject(json) && Object.entries(json).every(([name, value]) => isPart(name) && isEmpty(value)))
  );
}

/** The rows of a file, numbered across its parts in their order. */
function readBackup(file: ImportFile): readonly (SimklRow | LeftOutRow)[] {
  const parts = Object.entries(backupOf(file) ?? {});
  return parts
    .flatMap(([name, value]) => (isPart(name) ? listOf(value).map((row) => [kinds[name], row] as const) : []))
    .map(([kind, row], index) => readRow(kind, { file: file.name, row: index + 1 }, row));
}

function readSimkl(files: readonly ImportFile[]): ImportedContent {
  const read = files.flatMap(readBackup);
  if (read.length === 0) throw new FileProblem('empty');
  const rows = read.filter((row) => 'key' in row);
  return {
    titles: groupBy(rows, ({ key }) => key).map(([key, group]) => simklTitle(key, group)),
    lists: [],
    leftOut: read.filter((row) => 'reason' in row),
    warnings: [],
  };
}

/** The backup of Simkl, which has the form of the response of its API with all titles. */
export const simkl: SourceReader = {
  source: 'simkl',
  recognises: (files) => files.some((file) => backupOf(file) !== undefined || isEmptyBackup(file)),
  read: readSimkl,
};
