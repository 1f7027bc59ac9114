import { ApiError } from '@gildshelf/api-client';

const forbidden = 403;
const verificationWords = /verify (your )?email/i;

/**
 * The address that still has to be verified, when that is why a login failed: the one in the answer, else the typed one
 * if it is an address, else ''. Null when the login failed for another reason.
 */
export function unverifiedEmail(error: unknown, typed: string): string | null {
  if (!(error instanceof ApiError)) return null;
  const isAsked = error.status === forbidden && error.problem?.requiresVerification === true;
  if (!isAsked && !verificationWords.test(error.sentence ?? '')) return null;
  return error.problem?.user?.email ?? (typed.includes('@') ? typed : '');
}
