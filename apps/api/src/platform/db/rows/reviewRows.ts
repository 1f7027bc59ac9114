import type { MediaType } from '@gildshelf/api-client/contract';

/** A review of a title; a user has at most one of each title. */
export interface ReviewRow {
  review_id: string;
  user_id: string;
  media_type: MediaType;
  title_id: string;
  /** As written; empty if its author has deleted a review that the operator had hidden, so that the next one stays hidden. */
  text: string;
  is_spoiler: number;
  is_public: number;
  /** The number of rows in `review_votes`, counted by triggers. */
  helpful_count: number;
  /** When the operator hid it from other users, and why; null if it is not hidden. */
  hidden_at: number | null;
  hidden_reason: string | null;
  created_at: number;
  updated_at: number;
}

/** A user finds a review helpful. */
export interface ReviewVoteRow {
  review_id: string;
  user_id: string;
  created_at: number;
}

/** A report of a review that the operator has not decided on. */
export interface ReviewReportRow {
  review_id: string;
  user_id: string;
  reason: string;
  created_at: number;
}
