import { isEmail, profileChange } from '@gildshelf/api-client/contract';
import { ThirdPartyError } from './ThirdPartyError.ts';

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
