import { Forbidden, Unauthenticated } from '../errors.ts';

/** Who calls: read from a verified token whose session still stands. */
export interface SignedInUser {
  readonly userId: string;
  readonly username: string;
  readonly sessionId: string;
}

/** §6: only somebody who is signed in. */
export function requireUser(user: SignedInUser | undefined): SignedInUser {
  if (!user) throw new Unauthenticated();
  return user;
}

/** A collection belongs to the person whose id stands in the path; ids of others and of nobody are refused alike. */
export function requireOwner(user: SignedInUser, userId: string | undefined): void {
  if (userId !== user.userId) throw new Forbidden();
}

/** A rating names its author; the token decides who that is. */
export function requireOwnName(user: SignedInUser, username: string): void {
  if (username.toLowerCase() !== user.username.toLowerCase()) throw new Forbidden();
}
