import type { MediaType } from '@gildshelf/api-client/contract';
import type { Generated } from 'kysely';

/** Every table. Times are whole milliseconds since 1970, ids are uuids (version 7) made by the application and stored as 16 bytes, JSON is text. */
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
  link_tokens: LinkTokenRow;
  tracked_items: TrackedItemRow;
  title_ratings: TitleRatingRow;
  collection_sizes: CollectionSizeRow;
  removed_items: RemovedItemRow;
  public_collections: PublicCollectionRow;
  mail_requests: MailRequestRow;
  outbox: OutboxRow;
  rate_limits: RateLimitRow;
  used_challenges: UsedChallengeRow;
  top_lists: TopListRow;
  settings: SettingRow;
}

export interface TitleRow {
  title_id: string;
  media_type: MediaType;
  slug: string;
  /** The shown name. */
  title: string;
  /** The place in the top list, from 1; null outside it. */
  rank: number | null;
  /** JSON: the contract's item without id, slug and picture; more than the contract names is kept and never answered. */
  item: string;
  /** JSON: the part of `item` that lists show. */
  card: string;
  created_at: number;
  updated_at: number;
}

/** What one source says of a title; the title itself is what all of them say together. */
export interface TitleSourceRow {
  title_id: string;
  /** A provider's name, 'built-in' or 'import'. */
  source: string;
  media_type: MediaType;
  /** What the source calls it. */
  source_id: string;
  /** JSON: the contract's item without id, slug and picture, as the source tells it. */
  item: string;
  /** JSON: what the source calls it, first the shown name. */
  names: string;
  /** JSON: the sizes of its picture, each with url, width and height, the smallest first. */
  pictures: string;
  /** 0: what a list of the source says of it; 1: all that the source says. */
  is_whole: number;
  fetched_at: number;
}

/** Under which id a title is known elsewhere: `igdb_id` and the like. One id is of one title. */
export interface TitleIdRow {
  media_type: MediaType;
  id_name: string;
  id_value: string;
  title_id: string;
}

/** How a provider is, for all copies of the server. Times that never were are 0. */
export interface ProviderStateRow {
  provider: string;
  /** When the next question may go out. */
  next_turn_at: number;
  /** Until then nobody asks: it is broken, or said how long it wants to be left alone. */
  closed_until: number;
  /** One after the other, since it last answered. */
  failures: number;
  succeeded_at: number;
  failed_at: number;
  /** What went wrong last; empty if nothing did. */
  problem: string;
}

/** Every name of a title, in the order in which search looks through them. */
export interface SearchNameRow {
  media_type: MediaType;
  /** 0 the shown name, 1 another; 2 and 3 the same with kana or kanji in them. */
  tier: number;
  /** In the contract's normal form between two spaces, so that every word of it stands between two. In byte order. */
  words: string;
  title_id: string;
}

export interface UserRow {
  user_id: string;
  username: string;
  email: string;
  /** Empty where the person has no password: they come by a third party. */
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
 * Who owns a name or an address: 'name:<lowercase>' or 'email:<canonical lowercase>'. And who waits for the verification of
 * an address, which several people may: 'waiting email:<canonical lowercase> <user_id>'.
 */
export interface LoginKeyRow {
  login_key: string;
  /** May name a user that has no row: a name that is only kept from others. */
  user_id: string;
  /** Null once verified: then it is kept for good. */
  expires_at: number | null;
}

/** A person as a third party knows them: its issuer and the subject that it never gives to anybody else. */
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

export interface LinkTokenRow {
  user_id: string;
  /** SHA-256 of what stands in the link. */
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
  /** 0 to 5 in halves. */
  rating: number;
  created_at: number;
  updated_at: number;
  /**
   * The rating as which `title_ratings` counts this row, and -1 where neither that table nor `collection_sizes` counts it; null
   * where both count it as it is. What writes the rating keeps this true; null in rows of versions before migration 0011.
   */
  counted_rating: Generated<number | null>;
}

/** How many people gave a title so many stars, not 0. Together with what is not counted yet it is always exact. */
export interface TitleRatingRow {
  title_id: string;
  rating: number;
  rating_count: number;
}

/** How many titles of a media type a person tracks, together with what is not counted yet. */
export interface CollectionSizeRow {
  user_id: string;
  media_type: MediaType;
  title_count: number;
}

/** A tracked item that is gone and that both tables of counts still hold. */
export interface RemovedItemRow {
  title_id: string;
  removal_id: string;
  user_id: string;
  media_type: MediaType;
  counted_rating: number;
}

/** Whose collection anybody may see: a row says so, and without one nobody else may. */
export interface PublicCollectionRow {
  user_id: string;
  created_at: number;
  /** 1 where the owner shows this part of the profile beside the collection, else 0; so are the next two. */
  shows_bio: Generated<number>;
  shows_location: Generated<number>;
  shows_website: Generated<number>;
}

/** Somebody asked for a mail to an address, as typed; whether any is due is found out behind the answer. */
export interface MailRequestRow {
  request_id: string;
  kind: 'forgot-password' | 'resend-verification';
  email: string;
  created_at: number;
}

/** Mail that is to go out, written in the transaction that is its reason. */
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

/** One row a media type; the list itself is read from `titles`. */
export interface TopListRow {
  media_type: MediaType;
  /** Another text whenever the list may have changed. */
  version: string;
  /** Until then one copy of the server is fetching the list anew. */
  lease_until: number;
  /** When the list was last fetched from a provider; 0 if never. */
  refreshed_at: number;
}

export interface SettingRow {
  name: string;
  value: string;
}
