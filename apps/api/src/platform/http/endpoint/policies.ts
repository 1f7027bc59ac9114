import { Forbidden, Unauthenticated } from '../errors.ts';

/** The authenticated user, read from a verified token with a valid session. */
export interface SignedInUser {
  readonly userId: string;
  readonly username: string;
  readonly sessionId: string;
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
