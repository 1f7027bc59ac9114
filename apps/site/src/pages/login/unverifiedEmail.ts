import { ApiError } from '@gildshelf/api-client';

const forbidden = 403;
const verificationMessage = /verify (your )?email/i;

/**
 * The email address that has to be verified, when that is why a login failed: that of the response, else the typed one if it is an
 * email address, else ''. Null when the login failed for another reason.
 */
export function unverifiedEmail(error: unknown, typed: string): string | null {
  if (!(error instanceof ApiError)) return null;
  const isRequired = error.status === forbidden && error.problem?.requiresVerification === true;
  if (!isRequired && !verificationMessage.test(error.sentence ?? '')) return null;
  return error.problem?.user?.email ?? (typed.includes('@') ? typed : '');
}
