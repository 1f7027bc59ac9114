import type { MediaType } from '@gildshelf/api-client/contract';
import type { Generated } from 'kysely';

/** All tables. Times are whole milliseconds since 1970, ids are UUIDs (version 7) created by the application (16 bytes), JSON is text. */
export interface Schema {
  titles: TitleRow;
  title_sources: TitleSourceRow;
  title_ids: TitleIdRow;
  provider_states: ProviderStateRow;
  search_names: SearchNameRow;
  users: UserRow;
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
  mail_requests: MailRequestRow;
  outbox: OutboxRow;
  webhooks: WebhookRow;
  webhook_deliveries: WebhookDeliveryRow;
  rate_limits: RateLimitRow;
  used_challenges: UsedChallengeRow;
  top_lists: TopListRow;
  settings: SettingRow;
}

export interface TitleRow {
  title_id: string;
  media_type: MediaType;
  slug: string;
  /** The displayed name. */
  title: string;
  /** The place in the top list, from 1; null outside it. */
  rank: number | null;
  /** JSON: the contract's item without id, slug and image; further fields are stored but never returned. */
  item: string;
  /** JSON: the part of `item` that lists show. */
  card: string;
  created_at: number;
  updated_at: number;
}

/** The data of one source about a title; the title itself merges the data of all sources. */
export interface TitleSourceRow {
  title_id: string;
  /** A provider's name, 'built-in' or 'import'. */
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

export interface UserRow {
  user_id: string;
  username: string;
  email: string;
  /** Empty if the user has no password and signs in with a third party. */
  password_hash: string;
  verified_at: number | null;
  display_name: string | null;
  avatar_url: string | null;
  bio: string | null;
  location: string | null;
  website: string | null;
  created_at: number;
  updated_at: number;
}

/**
 * The owner of a user name or email address: 'name:<lowercase>' or 'email:<canonical lowercase>'. Also a pending verification of an
 * email address, of which several users may have one: 'waiting email:<canonical lowercase> <user_id>'.
 */
export interface LoginKeyRow {
  login_key: string;
  /** May be the id of a user without a row, which reserves a name. */
  user_id: string;
  /** Null once verified: it then never expires. */
  expires_at: number | null;
}

/** A user's account at a third party: the issuer, and a subject that the issuer never reassigns. */
export interface IdentityRow {
  issuer: string;
  subject: string;
  user_id: string;
  created_at: number;
}

export interface SessionRow {
  user_id: string;
  session_id: string;
  created_at: number;
  last_seen_at: number;
  expires_at: number;
}

/** A personal access token of a user. */
export interface AccessTokenRow {
  user_id: string;
  token_id: string;
  name: string;
  /** Separated by spaces. */
  scopes: string;
  /** SHA-256 of the token. */
  token_hash: string;
  /** The first characters of the token. */
  prefix: string;
  created_at: number;
  /** Null without an expiry. */
  expires_at: number | null;
  /** Null if it was never used. */
  last_used_at: number | null;
}

export interface LinkTokenRow {
  user_id: string;
  /** SHA-256 of the token in the link. */
  token_hash: string;
  kind: 'verify-email' | 'reset-password';
  email: string;
  created_at: number;
  expires_at: number;
  used_at: number | null;
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

/** A request for a mail to an email address, as typed; whether a mail is due is checked in the background. */
export interface MailRequestRow {
  request_id: string;
  kind: 'forgot-password' | 'resend-verification';
  email: string;
  created_at: number;
}

/** Outgoing mail, written in the transaction that causes it. */
export interface OutboxRow {
  user_id: string;
  message_id: string;
  recipient: string;
  subject: string;
  body_text: string;
  body_html: string;
  created_at: number;
  sent_at: number | null;
  attempts: number;
  next_attempt_at: number;
}

/** A URL to which the server sends changes of a user's collection. */
export interface WebhookRow {
  user_id: string;
  webhook_id: string;
  url: string;
  /** Separated by spaces. */
  events: string;
  /** Signs the deliveries; encrypted with the server's secret. */
  secret: string;
  created_at: number;
  /** Consecutive failed attempts since the last success. */
  failures: number;
  /** When the next attempt is due: after a failure later, and during an attempt until its lease ends. */
  next_attempt_at: number;
  /** Null while it is enabled. */
  disabled_at: number | null;
}

/** One event for a webhook, written in the transaction that causes it; pending until `finished_at` is set. */
export interface WebhookDeliveryRow {
  user_id: string;
  webhook_id: string;
  delivery_id: string;
  event: string;
  /** JSON, as it is sent. */
  body: string;
  created_at: number;
  attempts: number;
  /** The time, response status, duration and error of the last attempt. */
  attempted_at: number | null;
  finished_at: number | null;
  outcome: 'delivered' | 'failed' | null;
  response_status: number | null;
  duration_ms: number | null;
  error: string | null;
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
