import type { PlayState } from '@gildshelf/api-client/contract';
import type { ImportedStatus } from './ImportedStatus.ts';
import type { Score } from './score.ts';
import type { TitleKind } from './TitleKind.ts';

/** Where a row stands: the name of its file, without the folders of an archive, and its number from 1. */
export interface RowPlace {
  readonly file: string;
  readonly row: number;
}

/** Names of ids by which a title can be found, as the catalogue names them. */
export type TitleIdName =
  | 'mal_id'
  | 'anilist_id'
  | 'kitsu_id'
  | 'anidb_id'
  | 'imdb_id'
  | 'tmdb_id'
  | 'tvdb_id'
  | 'igdb_id'
  | 'steam_id';

/** The ids of a title as texts, since some exceed 2^53. */
export type TitleIds = { readonly [name in TitleIdName]?: string };

/** Something about a title that its user should know; the plan shows it beside the title. */
export type Remark =
  /** A title was finished before it was started; the dates stay as they are. */
  | 'finished-before-start'
  /** The name has characters that were lost before the export. */
  | 'damaged-name'
  /** The title is planned, but rated: the rating is stored as the source has it, and not shown. */
  | 'rated-but-planned'
  /** The title is watched or played and on a watchlist: the former is used. */
  | 'also-planned'
  /** Rows of the title have different ratings, of which one is used. */
  | 'several-ratings'
  /** Two plays have the same day and are counted as one. */
  | 'same-day'
  /** A text is longer than its limit. */
  | 'long-text';

/** One time that a title was played, watched or read; dates are partial dates of the contract, null where they are not known. */
export interface ImportedPlay {
  /** Identifies the play in the account of its source, so that it is not added twice. */
  readonly key: string;
  readonly started: string | null;
  readonly finished: string | null;
  readonly state: PlayState;
  readonly isRepeat: boolean | null;
  /** Without dates, one play may stand for several. */
  readonly times: number;
  /** In the unit of the media type. */
  readonly progress: number | null;
  readonly rating: Score | null;
  readonly platform: string | null;
  readonly note: string | null;
  readonly isPrivate: boolean;
  /** The episodes with a date or a rating. */
  readonly episodes: readonly ImportedEpisode[];
}

/** An episode of a play with its date or its rating. */
export interface ImportedEpisode {
  /** 0 for specials; 1 where the source has no seasons. */
  readonly season: number;
  readonly number: number;
  readonly watched: string | null;
  readonly rating: Score | null;
}

/** A review as plain text, which stays private until its user publishes it. */
export interface ImportedReview {
  readonly text: string;
  readonly isSpoiler: boolean;
  /** The key of the play it is about. */
  readonly playKey: string | null;
  readonly written: string | null;
}

/** A title with all that the rows of one or more files say about it. */
export interface ImportedTitle {
  /** Identifies the title in the account of its source; the same in each of its exports. */
  readonly key: string;
  /** The rows about the title; the first one stands for it, the others are merged into it. */
  readonly places: readonly RowPlace[];
  readonly kind: TitleKind;
  /** The name to show; null if the file has ids only. */
  readonly name: string | null;
  readonly otherNames: readonly string[];
  readonly year: number | null;
  readonly ids: TitleIds;
  /** Null for a title that is on a list only. */
  readonly status: ImportedStatus | null;
  readonly rating: Score | null;
  /** Days or instants at which it was rated, added and last changed at the source: never those of a play. */
  readonly rated: string | null;
  readonly added: string | null;
  readonly changed: string | null;
  readonly isFavourite: boolean;
  readonly isPrivate: boolean;
  readonly tags: readonly string[];
  /** A private note. */
  readonly note: string | null;
  readonly plays: readonly ImportedPlay[];
  readonly reviews: readonly ImportedReview[];
  readonly remarks: readonly Remark[];
  /** What has no place of its own, by the source's names, so that an export for this source has it again. */
  readonly extras: Readonly<Record<string, unknown>>;
}
