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
  /** 1 if the user has chosen to see adult titles, else 0. */
  sees_adult_titles: number;
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
