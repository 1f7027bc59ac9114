import type { ImportFile } from '../../files/ImportFile.ts';
import { importedPlay, importedTitle } from '../../model/createImported.ts';
import type { ImportedContent, LeftOutRow } from '../../model/ImportedContent.ts';
import { type StatusMeaning, statusOf } from '../../model/ImportedStatus.ts';
import type { ImportedEpisode, ImportedPlay, ImportedTitle, RowPlace } from '../../model/ImportedTitle.ts';
import { scoreOf } from '../../model/score.ts';
import { instantOf } from '../../model/sourceDates.ts';
import type { TitleKind } from '../../model/TitleKind.ts';
import {
  amountOf,
  idOf,
  isObject,
  type JsonObject,
  listOf,
  objectOf,
  textOfValue,
} from '../../parse/jsonFields.ts';
import { sourceText } from '../../text/sourceText.ts';
import { knownIds, textRemarks } from '../films/titleParts.ts';
import { mergeGames } from '../games/rows/mergeGames.ts';
import type { SourceReader } from '../SourceReader.ts';
import { jsonRows } from './jsonRows.ts';

/** What an entry is about. */
interface WatcharrMedia {
  readonly kind: TitleKind;
  readonly id: string;
  readonly name: string | null;
  readonly year: number | null;
  readonly ids: ImportedTitle['ids'];
}

const highestRating = 10;

const meanings = new Map<string, StatusMeaning>([
  ['PLANNED', 'planned'],
  ['WATCHING', 'in-progress'],
  ['FINISHED', 'finished'],
  ['HOLD', 'paused'],
  ['DROPPED', 'dropped'],
]);

/** The states of a play that is not finished, by the status of its title. */
const openStates = new Map<string, ImportedPlay['state']>([
  ['WATCHING', 'ongoing'],
  ['HOLD', 'paused'],
  ['DROPPED', 'stopped'],
]);

const rowsOf = (file: ImportFile) => jsonRows(file, ['watched', 'results']);

function isEntry(value: unknown): boolean {
  const { status, content, game, book } = objectOf(value);
  const hasMedia = 'tmdbId' in objectOf(content) || 'igdbId' in objectOf(game) || isObject(book);
  return hasMedia && meanings.has(textOfValue(status));
}

const isExport = (file: ImportFile) => rowsOf(file).some(isEntry);

const yearOf = (date: unknown) => Number(/^\d{4}/.exec(textOfValue(date))?.[0] ?? 0) || null;

/** What an entry is about; undefined if it has no id. */
function mediaOf({ content, game, book }: JsonObject): WatcharrMedia | undefined {
  if (isObject(game)) {
    const id = idOf(game.igdbId);
    const name = textOfValue(game.name) || null;
    if (id === undefined) return undefined;
    return { kind: 'game', id, name, year: yearOf(game.releaseDate), ids: { igdb_id: id } };
  }
  if (isObject(book)) {
    const id = textOfValue(book.id);
    const name = textOfValue(book.title) || textOfValue(book.name) || null;
    return id === '' ? undefined : { kind: 'book', id, name, year: null, ids: {} };
  }
  return filmOrShow(objectOf(content));
}

function filmOrShow(content: JsonObject): WatcharrMedia | undefined {
  const id = idOf(content.tmdbId);
  const type = textOfValue(content.type);
  if (id === undefined || (type !== 'movie' && type !== 'tv')) return undefined;
  const imdbId = textOfValue(content.imdb_id);
  return {
    kind: type === 'movie' ? 'movie' : 'show',
    id,
    name: textOfValue(content.title) || null,
    year: yearOf(content.release_date) ?? yearOf(content.first_air_date),
    ids: knownIds({ tmdb_id: id, imdb_id: /^tt\d+$/.test(imdbId) ? imdbId : null }),
  };
}

/** Whether an activity is a viewing of the whole title. Older versions have no `countAsPlay`. */
function isViewing({ type, countAsPlay }: JsonObject): boolean {
  const name = textOfValue(type);
  if (/^(SEASON|EPISODE)_/.test(name)) return false;
  return countAsPlay === true || name.startsWith('IMPORTED_ADDED_WATCHED');
}

/** The finished plays. Only `customDate` is the day of a viewing; others are those of the entry. */
function finishedPlays(entry: JsonObject, key: string): readonly ImportedPlay[] {
  const viewings = listOf(entry.activity).map(objectOf).filter(isViewing);
  const dated = viewings.flatMap((viewing, index) => {
    const finished = instantOf(textOfValue(viewing.customDate));
    const id = textOfValue(viewing.id) || `viewing ${index + 1}`;
    return finished === null ? [] : importedPlay({ key: `${key}/${id}`, state: 'finished', finished });
  });
  const isUncounted = viewings.length === 0 && textOfValue(entry.status) === 'FINISHED';
  const times = isUncounted ? 1 : viewings.length - dated.length;
  return times === 0 ? dated : [...dated, importedPlay({ key: `${key}/undated`, state: 'finished', times })];
}

/** The episodes that are watched or rated; Watcharr has no days of them. */
function episodesOf(entry: JsonObject) {
  return listOf(entry.watchedEpisodes).flatMap((value) => {
    const { seasonNumber, episodeNumber, status, rating } = objectOf(value);
    const score = scoreOf(textOfValue(rating), highestRating);
    const number = Number(idOf(episodeNumber) ?? 0);
    const isWatched = status === 'FINISHED';
    if (number === 0 || (!isWatched && score === null)) return [];
    const season = Math.trunc(amountOf(seasonNumber));
    const episode: ImportedEpisode = { season, number, watched: null, rating: score };
    return [{ episode, isCounted: isWatched && season > 0 }];
  });
}

/** The plays of an entry; the episodes of a show are those of the open play, if there is one. */
function playsOf(entry: JsonObject, key: string): readonly ImportedPlay[] {
  const state = openStates.get(textOfValue(entry.status));
  const episodes = episodesOf(entry);
  const finished = finishedPlays(entry, key);
  const plays = state ? [importedPlay({ key: `${key}/current`, state }), ...finished] : finished;
  if (episodes.length === 0) return plays;
  const [first = importedPlay({ key: `${key}/episodes`, state: 'unknown' }), ...others] = plays;
  const progress = episodes.filter(({ isCounted }) => isCounted).length || null;
  return [{ ...first, episodes: episodes.map(({ episode }) => episode), progress }, ...others];
}

function extrasOf({ watchedSeasons, lastViewedSeason, pinned }: JsonObject): ImportedTitle['extras'] {
  return {
    ...(listOf(watchedSeasons).length > 0 ? { watchedSeasons } : {}),
    ...(amountOf(lastViewedSeason) > 0 ? { lastViewedSeason } : {}),
    ...(pinned === true ? { pinned } : {}),
  };
}

function titleOf(entry: JsonObject, media: WatcharrMedia, place: RowPlace): ImportedTitle {
  const { kind, id, name, year, ids } = media;
  const key = `${kind}/${id}`;
  const word = textOfValue(entry.status);
  const note = sourceText(textOfValue(entry.thoughts));
  const tags = listOf(entry.tags).map((tag) => textOfValue(objectOf(tag).name));
  return importedTitle({
    ...{ key, kind, name, year, ids, note },
    places: [place],
    status: statusOf(kind, word, meanings.get(word) ?? 'unknown'),
    rating: scoreOf(textOfValue(entry.rating), highestRating),
    added: instantOf(textOfValue(entry.createdAt)),
    changed: instantOf(textOfValue(entry.updatedAt)),
    tags: tags.filter((tag) => tag !== ''),
    plays: playsOf(entry, key),
    remarks: textRemarks(name, note),
    extras: extrasOf(entry),
  });
}

function readWatcharr(files: readonly ImportFile[]): ImportedContent {
  const titles: ImportedTitle[] = [];
  const leftOut: LeftOutRow[] = [];
  for (const file of files.filter(isExport))
    for (const [index, value] of rowsOf(file).entries()) {
      const place = { file: file.name, row: index + 1 };
      const entry = objectOf(value);
      const media = mediaOf(entry);
      if (media) titles.push(titleOf(entry, media, place));
      else {
        const name = textOfValue(objectOf(entry.content).title) || textOfValue(objectOf(entry.game).name);
        leftOut.push({ place, reason: 'malformed', name: name || null });
      }
    }
  return { titles: mergeGames(titles), lists: [], leftOut, warnings: [] };
}

/** Reads the export of Watcharr: films, shows and games. */
export const watcharr: SourceReader = {
  source: 'watcharr',
  recognises: (files) => files.some(isExport),
  read: readWatcharr,
};
