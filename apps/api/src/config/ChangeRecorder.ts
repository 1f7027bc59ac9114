import type { MediaType } from '@gildshelf/api-client/contract';
import type { Transaction } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';

/** The status and rating of a title in a collection; a rating of 0 is none. */
export interface Tracking {
  readonly status: string;
  readonly rating: number;
}

/** A saved change of one title of a user's collection. */
export interface ItemChange {
  readonly userId: string;
  readonly mediaType: MediaType;
  readonly titleId: string;
  /** Undefined if the title was not tracked before. */
  readonly before: Tracking | undefined;
  readonly after: Tracking;
}

/** Records the changes of users who want them reported elsewhere, as features use it. */
export interface ChangeRecorder {
  /** Whether the changes of a user have to be recorded. */
  readonly isWatched: (userId: string) => Promise<boolean>;
  /** Serialises the changes of a user until the transaction ends, so that each compares with the one before. */
  readonly lock: (db: Transaction<Schema>, userId: string) => Promise<void>;
  /** Records a change in its transaction. */
  readonly record: (db: Transaction<Schema>, change: ItemChange) => Promise<void>;
  /** Called after the transaction. */
  readonly committed: () => void;
}
