import type { MediaType } from '@gildshelf/api-client/contract';

/** The merge of one title into another, by an operator. */
export interface TitleMergeRow {
  merge_id: string;
  media_type: MediaType;
  target_id: string;
  /** The title that was merged; it does not exist until the merge is undone. */
  merged_id: string;
  merged_slug: string;
  /** The operator's user name on the computer where the command ran. */
  merged_by: string;
  merged_at: number;
  /** Null until the merge is undone. */
  undone_by: string | null;
  undone_at: number | null;
}

/** A row of the merged title before the merge. */
export interface TitleMergeHistoryRow {
  merge_id: string;
  row_number: number;
  table_name: string;
  /** The user whom the row belongs to, if it is a user's. */
  user_id: string | null;
  /** JSON: the row of the other title with the same key; null if there was none. */
  target_row: string | null;
  /** JSON: the row of the merged title. */
  merged_row: string;
}

/** A slug, a title id, or an id at a source or in another catalogue that a merged title had. */
export interface TitleAliasRow {
  media_type: MediaType;
  /** `slug`, `title_id`, the name of an id such as `igdb_id`, or `source` with the name of the source. */
  alias_kind: string;
  alias_value: string;
  title_id: string;
  merge_id: string;
}
