import type { MediaType } from '@gildshelf/api-client/contract';
import type { Generated } from 'kysely';
import type {
  AccessTokenRow,
  IdentityRow,
  LinkTokenRow,
  LoginKeyRow,
  SessionRow,
  UserRow,
} from './rows/accountRows.ts';
import type { MailRequestRow, OutboxRow, WebhookDeliveryRow, WebhookRow } from './rows/deliveryRows.ts';
import type { EditListEntryRow, EditListRow, EditRow, EditTitleRow } from './rows/editRows.ts';
import type {
  CollectionChangeRow,
  HistoryRow,
  PlayEpisodeRow,
  PlayRow,
  RemovedTitleRow,
  TitleNoteRow,
  TitleTagRow,
} from './rows/historyRows.ts';
import type { ImportFileRow, ImportRow, ImportTitleRow } from './rows/importRows.ts';
import type { ListEntryRow, ListRow } from './rows/listRows.ts';
import type { TitleAliasRow, TitleMergeHistoryRow, TitleMergeRow } from './rows/mergeRows.ts';
import type { ReviewReportRow, ReviewRow, ReviewVoteRow } from './rows/reviewRows.ts';

/** All tables. Times are whole milliseconds since 1970, ids are UUIDs (version 7) created by the application (16 bytes), JSON is text. */
export interface Schema {
  titles: WithDefaults<TitleTable, 'is_adult'>;
  title_sources: TitleSourceRow;
  title_ids: TitleIdRow;
  title_aliases: TitleAliasRow;
  title_merges: TitleMergeRow;
  title_merge_rows: TitleMergeHistoryRow;
  title_links: TitleLinkRow;
  provider_states: ProviderStateRow;
  search_names: SearchNameRow;
  users: WithDefaults<UserRow, 'sees_adult_titles'>;
  login_keys: LoginKeyRow;
  identities: IdentityRow;
  sessions: SessionRow;
  access_tokens: AccessTokenRow;
  link_tokens: LinkTokenRow;
  tracked_items: TrackedItemRow;
  title_ratings: TitleRatingRow;
  collection_sizes: CollectionSizeRow;
  removed_items: RemovedItemRow;
  public_collections: PublicCollectionRow;
  collection_views: CollectionViewRow;
  histories: WithDefaults<HistoryRow, 'version'>;
  collection_changes: CollectionChangeRow;
  plays: PlayRow;
  play_episodes: PlayEpisodeRow;
  title_notes: TitleNoteRow;
  title_tags: TitleTagRow;
  removed_titles: RemovedTitleRow;
  reviews: ReviewRow;
  review_votes: ReviewVoteRow;
  review_reports: ReviewReportRow;
  edits: EditRow;
  edit_titles: EditTitleRow;
  edit_lists: EditListRow;
  edit_list_entries: EditListEntryRow;
  imports: ImportRow;
  import_files: ImportFileRow;
  import_titles: ImportTitleRow;
  lists: ListRow;
  list_entries: ListEntryRow;
  mail_requests: MailRequestRow;
  outbox: OutboxRow;
  webhooks: WebhookRow;
  webhook_deliveries: WebhookDeliveryRow;
  rate_limits: RateLimitRow;
  used_challenges: UsedChallengeRow;
  top_lists: TopListRow;
  settings: SettingRow;
}

/** A row with columns that may be omitted when it is inserted. */
type WithDefaults<Row, Names extends keyof Row> = Omit<Row, Names> & {
  [Name in Names]: Generated<Row[Name]>;
};

export interface TitleRow {
  title_id: string;
  media_type: MediaType;
  slug: string;
  /** The displayed name. */
  title: string;
  /** The place in the top list, from 1; null outside it. */
  rank: number | null;
  /** 1 if a source describes it as a title for adults, which only users who have chosen so may see; else 0. */
  is_adult: number;
  /** As in `TitleTable`. */
  popularity_rank?: number | null;
  /** JSON: the contract's item without id, slug and image; further fields are stored but never returned. */
  item: string;
  /** JSON: the part of `item` that lists show. */
  card: string;
  created_at: number;
  updated_at: number;
}

/** A title with the columns that only search and the catalogue commands use. */
interface TitleTable extends Omit<TitleRow, 'popularity_rank'> {
  /** The place among the most popular titles of its media type, from 1; null if it is not known. */
  popularity_rank: Generated<number | null>;
  /** The version of the catalogue in which its names, its rank or its popularity last changed. */
  search_version: Generated<number>;
}

/** The data of one source about a title; the title itself merges the data of all sources. */
export interface TitleSourceRow {
  title_id: string;
  /** A provider's name, 'built-in', 'import', or one of open data such as 'open-games'. */
  source: string;
  media_type: MediaType;
  /** The id of the title at the source. */
  source_id: string;
  /** JSON: the contract's item without id, slug and image, as the source describes it. */
  item: string;
  /** JSON: the names of the title at the source, first the displayed one. */
  names: string;
  /** JSON: the sizes of its image, each with url, width and height, the smallest first. */
  pictures: string;
  /** 0: the fields of a list of the source; 1: all fields of the source. */
  is_whole: number;
  fetched_at: number;
}

/** The ids of a title elsewhere, such as `igdb_id`. An id belongs to one title. */
export interface TitleIdRow {
  media_type: MediaType;
  id_name: string;
  id_value: string;
  title_id: string;
}

/** Something that a title shares with others: its series, a person, its genres. Computed from the item of the title. */
export interface TitleLinkRow {
  /** The hash of the media type, the kind of the link and its value. */
  link: number;
  /** As in `TitleTable`, or a number after all others. */
  popularity: number;
  title_id: string;
  /** The release as a number such as 20220225, with 0 for an unknown day, month or date. */
  released: number;
}

/** The state of a provider, shared by all instances of the server. A time is 0 if the event never happened. */
export interface ProviderStateRow {
  provider: string;
  /** When the next request may be sent. */
  next_turn_at: number;
  /** The circuit breaker is open until then: the provider is failing, or has limited its rate. */
  circuit_open_until: number;
  /** Consecutive failures since the last success. */
  failures: number;
  succeeded_at: number;
  failed_at: number;
  /** The last error; empty if there was none. */
  problem: string;
}

/** Every name of a title, in the order in which search reads them. */
export interface SearchNameRow {
  media_type: MediaType;
  /** 0: the displayed name, 1: another one; 2 and 3: the same with kana or kanji. */
  tier: number;
  /** The contract's normal form with a leading and a trailing space, so that every word is between spaces. In byte order. */
  words: string;
  title_id: string;
}

export interface TrackedItemRow {
  user_id: string;
  media_type: MediaType;
  title_id: string;
  status: string;
  /** 0 to 5 in steps of 0.5. */
  rating: number;
  created_at: number;
  updated_at: number;
  /**
   * The rating as which `title_ratings` counts this row; -1 if neither that table nor `collection_sizes` counts it; null if both count
   * it with its current rating. Code that writes the rating must update it. Null in rows of versions before migration 0011.
   */
  counted_rating: Generated<number | null>;
  /** 1 if the user has marked it as a favourite, else 0. */
  is_favourite: Generated<number>;
  /** 1 if it is left out of the public collection and diary of the user, else 0. */
  is_private: Generated<number>;
}

/** The number of users who gave a title a rating, other than 0. Exact together with the rows that are not counted yet. */
export interface TitleRatingRow {
  title_id: string;
  rating: number;
  rating_count: number;
}

/** The number of titles of a media type that a user tracks. Exact together with the rows that are not counted yet. */
export interface CollectionSizeRow {
  user_id: string;
  media_type: MediaType;
  title_count: number;
}

/** A deleted tracked item that both tables of counts still include. */
export interface RemovedItemRow {
  title_id: string;
  removal_id: string;
  user_id: string;
  media_type: MediaType;
  counted_rating: number;
}

/** A row makes the collection of its user public; without one it is private. */
export interface PublicCollectionRow {
  user_id: string;
  created_at: number;
  /** 1 if the owner shows this part of the profile beside the collection, else 0; the same for the next two. */
  shows_bio: Generated<number>;
  shows_location: Generated<number>;
  shows_website: Generated<number>;
}

/** A saved query of an own collection. */
export interface CollectionViewRow {
  user_id: string;
  view_id: string;
  media_type: MediaType;
  name: string;
  /** Parameters as in a URL. */
  query: string;
}

export interface RateLimitRow {
  limit_key: string;
  window_start: number;
  hits: number;
  expires_at: number;
}

export interface UsedChallengeRow {
  challenge: string;
  expires_at: number;
}

/** One row per media type; the list itself is read from `titles`. */
export interface TopListRow {
  media_type: MediaType;
  /** Changes whenever the list may have changed. */
  version: string;
  /** Until then one instance of the server is refreshing the list. */
  lease_until: number;
  /** When the list was last fetched from a provider; 0 if never. */
  refreshed_at: number;
}

export interface SettingRow {
  name: string;
  value: string;
}
