import type { MediaType, PlayFields } from '@gildshelf/api-client/contract';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';

/** A title of the catalogue. */
export interface TitleKey {
  readonly mediaType: MediaType;
  readonly titleId: string;
}

/** The review of a title; `createdAt` in milliseconds since 1970. */
export interface RecordedReview {
  readonly text: string;
  readonly isSpoiler: boolean;
  readonly isPublic: boolean;
  readonly createdAt: number;
}

/** A play that a user has recorded. */
export interface RecordedPlay {
  readonly fields: PlayFields;
  readonly createdAt: number;
}

/** An episode of a play with its date or its rating. */
export interface RecordedEpisode {
  readonly playId: string;
  readonly season: number;
  readonly number: number;
  readonly watched: string | null;
  readonly rating: number | null;
}

/** What a user has recorded about a title. */
export interface RecordedTitle extends TitleKey {
  /** Null if it is not in the collection. Times are milliseconds since 1970. */
  readonly item: {
    readonly status: string;
    readonly rating: number;
    readonly isFavourite: boolean;
    readonly isPrivate: boolean;
    readonly createdAt: number;
    readonly changedAt: number;
  } | null;
  readonly note: string | null;
  readonly tags: readonly string[];
  readonly review: RecordedReview | null;
  /** By their ids. */
  readonly plays: ReadonlyMap<string, RecordedPlay>;
  readonly episodes: readonly RecordedEpisode[];
}

/** What is written about a title; what is missing stays as it is. */
export interface TitleUpdate extends TitleKey {
  readonly item?: NonNullable<RecordedTitle['item']>;
  readonly note?: string;
  /** Added to the tags of the title. */
  readonly tags?: readonly string[];
  /** A review to add, which is private. */
  readonly review?: RecordedReview;
  /** Plays to add, or to replace by those of the same id. */
  readonly plays?: ReadonlyMap<string, PlayFields>;
  /** Episodes to add, or to replace by those of the same number. */
  readonly episodes?: readonly RecordedEpisode[];
}

/** A list to add, unless the user has one of this id. */
export interface AddedList {
  readonly listId: string;
  readonly name: string;
  readonly description: string;
  readonly isRanked: boolean;
}

/** A title to add to a list, unless the list contains it. */
export interface AddedEntry extends TitleKey {
  readonly note: string | null;
  /** In milliseconds since 1970. */
  readonly addedAt: number;
}

/** A transaction that has locked the history of a user. */
export interface TitleTransaction {
  readonly db: Transaction<Schema>;
  /** What the user has recorded about titles, in the order of the list; each may be given once. */
  readonly read: (titles: readonly TitleKey[]) => Promise<RecordedTitle[]>;
  /**
   * Writes updates of titles as they were read in this transaction, and logs them in an edit, so that they can be undone. Resolves to the
   * number of titles that changed. Throws a `Conflict` if the user would exceed a limit.
   */
  readonly write: (
    editId: string,
    updates: readonly { readonly before: RecordedTitle; readonly update: TitleUpdate }[],
  ) => Promise<number>;
  /**
   * Adds titles to a list, which is private if it is new, and logs what is new in the edit that `beginEdit` returns. Resolves to whether anything is. Throws a `Conflict`
   * if the user would exceed a limit.
   */
  readonly writeList: (
    beginEdit: () => Promise<string>,
    list: AddedList,
    entries: readonly AddedEntry[],
  ) => Promise<boolean>;
}

/** Reads and writes many titles of a user, as other features use the history. */
export interface TitleWriter {
  readonly read: (
    db: Kysely<Schema>,
    userId: string,
    titles: readonly TitleKey[],
  ) => Promise<RecordedTitle[]>;
  /** Runs a transaction that changes the titles of a user. */
  readonly change: <Result>(
    userId: string,
    run: (transaction: TitleTransaction) => Promise<Result>,
  ) => Promise<Result>;
}
