import type { EditKind, EditState, MediaType } from '@gildshelf/api-client/contract';

/** A change of one or many titles of a collection, which can be undone. */
export interface EditRow {
  user_id: string;
  edit_id: string;
  kind: EditKind;
  state: EditState;
  /** JSON: the contract's `BulkChange`; null for the change of a single title. */
  change: string | null;
  /** The number of titles, of those that are processed in this state, and of those of them that were left unchanged. */
  total: number;
  done: number;
  unchanged: number;
  created_at: number;
  /** When a part was last processed. */
  worked_at: number;
}

/** A title of an edit. */
export interface EditTitleRow {
  user_id: string;
  edit_id: string;
  /** From 1, in the order in which the titles are changed; they are restored in the opposite order. */
  position: number;
  media_type: MediaType;
  title_id: string;
  /** JSON: `TitleChanges`; null before the title is changed, and if it was left unchanged. */
  changes: string | null;
}

/** A list to which an edit has added titles. */
export interface EditListRow {
  user_id: string;
  edit_id: string;
  list_id: string;
  /** JSON: what the user chooses of the list, as the edit created it; null if the list existed before. */
  fields: string | null;
}

/** An entry that an edit has added to a list. */
export interface EditListEntryRow {
  user_id: string;
  edit_id: string;
  list_id: string;
  entry_id: string;
}
