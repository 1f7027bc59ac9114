import {
  type AccessTokenScope,
  accessTokenScopeOf,
  type Endpoint,
  ownMessages,
} from '@gildshelf/api-client/contract';
import { type Viewer, visitor } from '../../titles/visibleTitles.ts';
import { Forbidden, Unauthenticated } from '../errors.ts';

/** The authenticated user, read from a verified token with a valid session, or from a personal access token. */
export interface SignedInUser extends Viewer {
  readonly userId: string;
  readonly username: string;
  /** The session; a personal access token has its own id here, which no session has. */
  readonly sessionId: string;
  /** The token of the session was signed before another session changed the choice about adult titles. */
  readonly hasStaleToken?: boolean;
  /** Set if a personal access token authenticated the request. */
  readonly accessToken?: AccessTokenGrant | undefined;
}

/** What a personal access token allows. */
export interface AccessTokenGrant {
  readonly scopes: readonly AccessTokenScope[];
  /** The headers of its rate limit, which every response to it has. */
  readonly headers: Readonly<Record<string, string>>;
}

/** The viewer of a public response that depends on it: a personal access token also needs the scope for reading. */
export function viewerOf(user: SignedInUser | undefined): Viewer {
  const mayRead = user?.accessToken?.scopes.includes('read') ?? true;
  return user && mayRead ? user : visitor;
}

/** Throws 401 unless the request is authenticated. */
export function requireUser(user: SignedInUser | undefined): SignedInUser {
  if (!user) throw new Unauthenticated();
  return user;
}

/** Throws 403 unless the id in the path is the user's own; ids of other users and unknown ids get the same response. */
export function requireOwner(user: SignedInUser, userId: string | undefined): void {
  if (userId !== user.userId) throw new Forbidden();
}

/** Throws 403 unless the author that a rating names is the authenticated user. */
export function requireOwnName(user: SignedInUser, username: string): void {
  if (username.toLowerCase() !== user.username.toLowerCase()) throw new Forbidden();
}

/** Throws 403 if a personal access token authenticated the request and does not have the scope of the endpoint. */
export function requireScope({ accessToken }: SignedInUser, endpoint: Endpoint): void {
  if (!accessToken) return;
  const scope = accessTokenScopeOf(endpoint);
  if (!scope) throw new Forbidden(ownMessages.accessTokens.sessionNeeded);
  if (!accessToken.scopes.includes(scope)) throw new Forbidden(ownMessages.accessTokens.scopeNeeded(scope));
}
