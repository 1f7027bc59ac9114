import type { MediaType } from '@gildshelf/api-client/contract';

/** A list of titles. A transaction that changes its entries locks this row first. */
export interface ListRow {
  list_id: string;
  user_id: string;
  /** Unique among the lists of the user. */
  slug: string;
  name: string;
  description: string;
  /** 1 if anyone may see it, else 0. */
  is_public: number;
  /** 1 if the places of the titles are shown as numbers, else 0. */
  is_ranked: number;
  created_at: number;
  updated_at: number;
}

/** A title in a list. */
export interface ListEntryRow {
  list_id: string;
  title_id: string;
  /** The user of the list. */
  user_id: string;
  media_type: MediaType;
  entry_id: string;
  /** Entries are sorted by it, and those of the same position by their ids. */
  position: number;
  note: string | null;
  added_at: number;
  /** When the note was changed, or the title added. */
  updated_at: number;
}
