import type { MediaType, PlayState } from '@gildshelf/api-client/contract';

/** One time that a user played, watched or read a title; see the contract's `Play`. */
export interface PlayRow {
  user_id: string;
  play_id: string;
  media_type: MediaType;
  title_id: string;
  /** Partial dates as in the contract. */
  started: string | null;
  finished: string | null;
  state: PlayState;
  is_repeat: number | null;
  times: number;
  progress: number | null;
  rating: number | null;
  platform: string | null;
  note: string | null;
  is_private: number;
  /**
   * The first millisecond of `finished`, or else of `started`, as the clock of the user showed it: a day is midnight UTC, an instant is
   * shifted to the user's time zone. Null without a date.
   */
  sort_at: number | null;
  /** 1 if that date has a day, else 0. */
  has_day: number;
  created_at: number;
  updated_at: number;
}

/** An episode or chapter of a play with its date or its rating. */
export interface PlayEpisodeRow {
  user_id: string;
  play_id: string;
  season: number;
  number: number;
  watched: string | null;
  rating: number | null;
}

/** A private note of a user about a title. */
export interface TitleNoteRow {
  user_id: string;
  title_id: string;
  media_type: MediaType;
  note: string;
  updated_at: number;
}

/** A tag of a title in the collection of a user, in the contract's normal form. */
export interface TitleTagRow {
  user_id: string;
  tag: string;
  title_id: string;
  media_type: MediaType;
}

/** A title that was removed from a collection, with what its row in `tracked_items` was, so that it can be restored. */
export interface RemovedTitleRow {
  user_id: string;
  media_type: MediaType;
  title_id: string;
  status: string;
  rating: number;
  is_favourite: number;
  is_private: number;
  created_at: number;
  removed_at: number;
}

/** The history of a user as a whole. A transaction that changes plays locks this row first. */
export interface HistoryRow {
  user_id: string;
  /** The number of plays. */
  play_count: number;
  /** The IANA name of the time zone in which `sort_at` of instants was computed; null: UTC. */
  time_zone: string | null;
  /** 1 if the diary is public, else 0. */
  is_public: number;
  /** Increased by each transaction that changes the collection or the plays of the user. */
  version: number;
}

/** A title that a transaction of a user may have changed in the collection, by the version of the history after it. */
export interface CollectionChangeRow {
  user_id: string;
  version: number;
  title_id: string;
}
