import { type ImportFile, textOf } from '../../../files/ImportFile.ts';
import type { RowPlace } from '../../../model/ImportedTitle.ts';
import { instantOf } from '../../../model/sourceDates.ts';
import type { PlacedRow } from '../../../parse/filledRows.ts';
import {
  amountOf,
  isObject,
  type JsonObject,
  jsonOfText,
  listOf,
  objectOf,
  textOfValue,
} from '../../../parse/jsonFields.ts';
import { lookUp } from '../../../text/lookUp.ts';
import type { TableReader } from './gdprRows.ts';
import {
  episodeOf,
  isYes,
  movieOf,
  type ReadRow,
  showOf,
  type TvTimeState,
  type TvTimeWatch,
  tvTimeRow,
  wholeNumber,
} from './tvTimeRow.ts';

/** A show that is up to date may have ended, or further episodes may follow. */
const states: Readonly<Record<string, Omit<TvTimeState, 'word'>>> = {
  continuing: { meaning: 'in-progress', isSure: true },
  up_to_date: { meaning: 'played', isSure: false },
  stopped: { meaning: 'dropped', isSure: true },
  not_started_yet: { meaning: 'planned', isSure: true },
  watch_later: { meaning: 'planned', isSure: true },
};

function stateOf(word: string): TvTimeState | null {
  return word === '' ? null : { word, ...(lookUp(states, word) ?? { meaning: 'unknown', isSure: false }) };
}

const movieState = (isWatched: boolean): TvTimeState =>
  isWatched
    ? { word: 'watched', meaning: 'finished', isSure: true }
    : { word: 'not watched', meaning: 'planned', isSure: true };

function readSeries({ place, row }: PlacedRow): ReadRow {
  const ids = { tvdb: row.get('tvdb_id'), imdb: row.get('imdb_id'), uuid: row.get('uuid') };
  const show = showOf(ids, row.get('title'));
  if (!show) return 'malformed';
  const added = instantOf(row.get('created_at'));
  return tvTimeRow({ ...show, place, form: 'csv', state: stateOf(row.get('status')), added });
}

function readEpisode({ place, row }: PlacedRow): ReadRow {
  const ids = {
    tvdb: row.get('series_tvdb_id'),
    imdb: row.get('series_imdb_id'),
    uuid: row.get('series_uuid'),
  };
  const show = showOf(ids, row.get('title'));
  const episode = episodeOf(row.get('season'), row.get('episode'));
  if (!show || !episode) return 'malformed';
  const repeats = wholeNumber(row.get('rewatch_count'));
  const watch = { episode, watched: instantOf(row.get('watched_at')), repeats, isRepeat: false };
  return tvTimeRow({ ...show, place, form: 'csv', watches: isYes(row.get('is_watched')) ? [watch] : [] });
}

function readMovie({ place, row }: PlacedRow): ReadRow {
  const ids = { uuid: row.get('uuid'), tvdb: row.get('tvdb_id'), imdb: row.get('imdb_id') };
  const movie = movieOf(ids, row.get('title'), row.get('year'));
  if (!movie) return 'malformed';
  const isWatched = isYes(row.get('is_watched'));
  const repeats = wholeNumber(row.get('rewatch_count'));
  const watch = { episode: null, watched: instantOf(row.get('watched_at')), repeats, isRepeat: false };
  return tvTimeRow({
    ...{ ...movie, place, form: 'csv', state: movieState(isWatched), watches: isWatched ? [watch] : [] },
    added: instantOf(row.get('created_at')),
  });
}

/** The tables of "Export my data". */
export const exportTables: readonly TableReader[] = [
  { recognises: (table) => table.has('uuid', 'tvdb_id', 'imdb_id', 'title', 'status'), read: readSeries },
  {
    recognises: (table) => table.has('series_tvdb_id', 'season', 'episode', 'is_watched'),
    read: readEpisode,
  },
  {
    recognises: (table) => table.has('tvdb_id', 'title', 'year', 'is_watched', 'rewatch_count'),
    read: readMovie,
  },
];

const isJsonShow = (value: unknown) => isObject(value) && isObject(value.id) && Array.isArray(value.seasons);
const isJsonMovie = (value: unknown) => isObject(value) && isObject(value.id) && 'is_watched' in value;

/** The shows or films of a JSON file of "Export my data"; none if it is another file. */
export function jsonItemsOf(file: ImportFile): readonly unknown[] {
  try {
    const text = textOf(file);
    const mayBe = /^\s*\[/.test(text) && text.includes('"tvdb"');
    const items = listOf(mayBe ? jsonOfText(text) : undefined);
    return items.some((item) => isJsonShow(item) || isJsonMovie(item)) ? items : [];
  } catch {
    return [];
  }
}

const dateOf = (value: unknown) => instantOf(textOfValue(value));

function jsonWatches(show: JsonObject): readonly TvTimeWatch[] {
  return listOf(show.seasons).flatMap((season) => {
    const { number, episodes } = objectOf(season);
    return listOf(episodes)
      .map(objectOf)
      .filter(({ is_watched }) => is_watched === true)
      .flatMap((watched) => {
        const episode = episodeOf(textOfValue(number), textOfValue(watched.number));
        const repeats = Math.trunc(amountOf(watched.rewatch_count));
        return episode ? [{ episode, watched: dateOf(watched.watched_at), repeats, isRepeat: false }] : [];
      });
  });
}

/** A show or a film of a JSON file. */
export function readJsonItem(value: unknown, place: RowPlace): ReadRow {
  const item = objectOf(value);
  const { tvdb, imdb } = objectOf(item.id);
  const ids = { tvdb: textOfValue(tvdb), imdb: textOfValue(imdb), uuid: textOfValue(item.uuid) };
  const title = textOfValue(item.title);
  const base = {
    ...{ place, form: 'json' as const, isFavourite: item.is_favorite === true },
    added: dateOf(item.created_at),
  };
  if (isJsonShow(value)) {
    const show = showOf(ids, title);
    const state = stateOf(textOfValue(item.status));
    return show ? tvTimeRow({ ...base, ...show, state, watches: jsonWatches(item) }) : 'malformed';
  }
  const movie = isJsonMovie(value) ? movieOf(ids, title, textOfValue(item.year)) : null;
  if (!movie) return 'malformed';
  const isWatched = item.is_watched === true;
  const repeats = Math.trunc(amountOf(item.rewatch_count));
  const watch = { episode: null, watched: dateOf(item.watched_at), repeats, isRepeat: false };
  return tvTimeRow({
    ...{ ...base, ...movie },
    state: movieState(isWatched),
    watches: isWatched ? [watch] : [],
  });
}
