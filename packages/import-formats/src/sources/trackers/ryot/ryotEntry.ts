import type { StatusMeaning } from '../../../model/ImportedStatus.ts';
import type { RowPlace, TitleIdName, TitleIds } from '../../../model/ImportedTitle.ts';
import type { TitleKind } from '../../../model/TitleKind.ts';
import {
  amountOf,
  idOf,
  isObject,
  type JsonObject,
  listOf,
  objectOf,
  textOfValue,
} from '../../../parse/jsonFields.ts';
import { lookUp } from '../../../text/lookUp.ts';
import { sourceText } from '../../../text/sourceText.ts';
import { type PlayRow, playDate } from '../playRows.ts';

/** An episode, or a chapter of a manga. */
export interface RyotPart {
  /** 1 where there are no seasons. */
  readonly season: number;
  /** 0 for a season as a whole. */
  readonly number: number;
}

/** One time that a title, or a part of it, was played, watched or read. */
export interface RyotSeen extends PlayRow {
  /** Null for the whole title. */
  readonly part: RyotPart | null;
}

/** A review with or without a rating and a text. */
export interface RyotReview {
  readonly part: RyotPart | null;
  /** The rating in a scale that the file does not name. */
  readonly rating: string;
  readonly text: string | null;
  readonly isSpoiler: boolean;
  readonly written: string | null;
  readonly raw: JsonObject;
}

/** A collection that contains a title. */
export interface RyotCollection {
  readonly name: string;
  readonly added: string | null;
}

/** A title of the file. */
export interface RyotEntry {
  readonly place: RowPlace;
  readonly kind: TitleKind;
  readonly key: string;
  readonly ids: TitleIds;
  readonly name: string | null;
  readonly seen: readonly RyotSeen[];
  readonly reviews: readonly RyotReview[];
  readonly collections: readonly RyotCollection[];
  readonly extras: Readonly<Record<string, unknown>>;
}

const kinds: Readonly<Record<string, TitleKind>> = {
  movie: 'movie',
  show: 'show',
  anime: 'anime',
  manga: 'manga',
  video_game: 'game',
  book: 'book',
  audio_book: 'book',
  music: 'music',
};

const idNames: Readonly<Record<string, Readonly<Partial<Record<TitleKind, TitleIdName>>>>> = {
  tmdb: { movie: 'tmdb_id', show: 'tmdb_id' },
  tvdb: { movie: 'tvdb_id', show: 'tvdb_id' },
  anilist: { anime: 'anilist_id', manga: 'anilist_id' },
  mal: { anime: 'mal_id', manga: 'mal_id' },
  myanimelist: { anime: 'mal_id', manga: 'mal_id' },
  igdb: { game: 'igdb_id' },
};

const meanings: Readonly<Record<string, StatusMeaning>> = {
  completed: 'finished',
  in_progress: 'in-progress',
  dropped: 'dropped',
  on_a_hold: 'paused',
};

/** 'VideoGame' of old versions is 'video_game'. */
const snakeCase = (text: string) => text.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toLowerCase();

/** The part of a title that an entry is about, by the fields of the kind of the title. */
function partOf(kind: TitleKind, entry: JsonObject): RyotPart | null {
  const fields = {
    show: [entry.show_season_number, entry.show_episode_number],
    anime: [1, entry.anime_episode_number],
    manga: [1, entry.manga_chapter_number],
  };
  const [season, number] = kind in fields ? fields[kind as keyof typeof fields] : [null, null];
  const isPart = textOfValue(kind === 'show' ? season : number) !== '';
  return isPart ? { season: amountOf(season), number: amountOf(number) } : null;
}

/** The state of an entry. Old versions have the progress only, in per cent; without one, it is finished. */
function stateOf({ state, progress }: JsonObject): string {
  const word = snakeCase(textOfValue(state));
  if (word !== '') return word;
  return textOfValue(progress) === '' || amountOf(progress) >= 100 ? 'completed' : 'in_progress';
}

function seenOf(kind: TitleKind, seen: JsonObject): RyotSeen {
  const word = stateOf(seen);
  const part = partOf(kind, seen);
  const platforms = listOf(seen.providers_consumed_on).map(textOfValue).filter(Boolean);
  return {
    part,
    word,
    meaning: lookUp(meanings, word) ?? 'unknown',
    started: playDate(textOfValue(seen.started_on)),
    finished: playDate(textOfValue(seen.ended_on)),
    // In seconds; the field `progress` is in per cent.
    progress: kind === 'game' ? Math.round(amountOf(seen.manual_time_spent) / 60) : 0,
    repeats: 0,
    rating: null,
    platform: platforms.join(', ') || null,
  };
}

function reviewOf(kind: TitleKind, raw: JsonObject): RyotReview {
  const { text, spoiler, date } = objectOf(raw.review);
  return {
    part: partOf(kind, raw),
    rating: textOfValue(raw.rating),
    text: sourceText(textOfValue(text)),
    isSpoiler: spoiler === true,
    written: playDate(textOfValue(date)),
    raw,
  };
}

/** A collection is an object, or its name alone in versions before 2025. */
function collectionOf(value: unknown): readonly RyotCollection[] {
  const { collection_name, created_on } = objectOf(value);
  const name = textOfValue(value) || textOfValue(collection_name);
  return name === '' ? [] : [{ name, added: playDate(textOfValue(created_on)) }];
}

/** A title by an item of the file; null if it has no kind or no id. */
export function readRyotEntry(value: unknown, place: RowPlace): RyotEntry | null {
  if (!isObject(value)) return null;
  const lot = snakeCase(textOfValue(value.lot));
  const source = snakeCase(textOfValue(value.source));
  const identifier = textOfValue(value.identifier);
  if (lot === '' || source === '' || identifier === '') return null;
  const kind = lookUp(kinds, lot) ?? 'other';
  const idName = idNames[source]?.[kind];
  const id = idOf(identifier);
  return {
    place,
    kind,
    key: [lot, source, identifier].join('/'),
    ids: idName && id !== undefined ? { [idName]: id } : {},
    // In exports, the field has the name of the title.
    name: sourceText(textOfValue(value.source_id)),
    seen: listOf(value.seen_history).map((seen) => seenOf(kind, objectOf(seen))),
    reviews: listOf(value.reviews).map((review) => reviewOf(kind, objectOf(review))),
    collections: listOf(value.collections).flatMap(collectionOf),
    extras: { lot, source, identifier },
  };
}
