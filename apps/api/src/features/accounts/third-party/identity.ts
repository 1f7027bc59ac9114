import { type auth, isEmail, profileChange } from '@gildshelf/api-client/contract';
import type { Log } from '../../../platform/log/createLog.ts';

/** The validated claims of a third party about a user; `email` is one that the third party has confirmed. */
export interface ThirdPartyIdentity {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | undefined;
  readonly name: string;
  readonly displayName: string | null;
  readonly avatarUrl: string | null;
}

type Claims = Readonly<Record<string, unknown>>;

/** OpenID Connect: no more than 255 ASCII characters. */
const subjectPattern = /^[\x20-\x7e]{1,255}$/;
/** Longer than any name; the rest is not processed. */
const maxNameLength = 256;

/** Validates the claims of a third party about a user. Names and avatar URLs that are invalid in a profile are left out. */
export function readIdentity(claims: Claims): ThirdPartyIdentity {
  const { iss: issuer, sub: subject } = claims;
  if (typeof issuer !== 'string' || typeof subject !== 'string' || !subjectPattern.test(subject))
    throw new ThirdPartyError('failed', 'The claims contain no valid subject.');
  const name = plainText(claims.name);
  return {
    issuer,
    subject,
    email: confirmedEmail(claims),
    name,
    displayName: profileChange.safeParse({ display_name: name }).data?.display_name ?? null,
    avatarUrl: profileChange.safeParse({ avatar_url: claims.picture }).data?.avatar_url ?? null,
  };
}

function confirmedEmail({ email, email_verified }: Claims): string | undefined {
  return email_verified === true && typeof email === 'string' && isEmail(email) ? email : undefined;
}

/** Removes invisible characters, which could reverse the text direction or terminate a string in the database. */
function plainText(claim: unknown): string {
  if (typeof claim !== 'string') return '';
  return claim.slice(0, maxNameLength).replace(/\p{C}/gu, ' ').replace(/\s+/gu, ' ').trim();
}

/** Logs an error of a sign-in and returns the problem that is shown to the user. No text of the provider is logged. */
export function logThirdPartyFailure(error: unknown, log: Log): ThirdPartyError['problem'] {
  const problem = error instanceof ThirdPartyError ? error.problem : 'failed';
  if (problem !== 'notConfigured')
    log.warn({ event: 'third-party sign-in failed', problem, reason: reasonOf(error) });
  return problem;
}

/** The messages of the library are fixed texts; the text of the provider is in other properties, which are left out. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error && typeof error.code === 'string' ? ` (${error.code})` : '';
  const cause = error.cause instanceof Error ? `: ${reasonOf(error.cause)}` : '';
  return `${error.message}${code}${cause}`;
}

/** Why a third-party sign-in was rejected; `message` is for the log only. */
export class ThirdPartyError extends Error {
  readonly problem: keyof typeof auth.thirdPartySignInErrors;

  constructor(problem: ThirdPartyError['problem'], message: string) {
    super(message);
    this.problem = problem;
  }
}
