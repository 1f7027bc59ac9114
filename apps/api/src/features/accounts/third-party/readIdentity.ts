import { isEmail, profileChange } from '@gildshelf/api-client/contract';
import { ThirdPartyError } from './ThirdPartyError.ts';

/** A person as a third party describes them, checked; `email` is one that it has confirmed. */
export interface ThirdPartyIdentity {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | undefined;
  readonly name: string;
  readonly displayName: string | null;
  readonly picture: string | null;
}

type Claims = Readonly<Record<string, unknown>>;

/** OpenID Connect: no more than 255 ASCII characters. */
const subjectShape = /^[\x20-\x7e]{1,255}$/;
/** Longer than any name; what comes after it is not even looked at. */
const nameEnd = 256;

/** Reads what a third party says of a person. Names and pictures that a profile would not take are left out. */
export function readIdentity(claims: Claims): ThirdPartyIdentity {
  const { iss: issuer, sub: subject } = claims;
  if (typeof issuer !== 'string' || typeof subject !== 'string' || !subjectShape.test(subject))
    throw new ThirdPartyError('failed', 'The provider names no subject.');
  const name = plainText(claims.name);
  return {
    issuer,
    subject,
    email: confirmedEmail(claims),
    name,
    displayName: profileChange.safeParse({ display_name: name }).data?.display_name ?? null,
    picture: profileChange.safeParse({ avatar_url: claims.picture }).data?.avatar_url ?? null,
  };
}

function confirmedEmail({ email, email_verified }: Claims): string | undefined {
  return email_verified === true && typeof email === 'string' && isEmail(email) ? email : undefined;
}

/** Without the characters that nobody sees: they could turn a line around or end a text in the database. */
function plainText(claim: unknown): string {
  if (typeof claim !== 'string') return '';
  return claim.slice(0, nameEnd).replace(/\p{C}/gu, ' ').replace(/\s+/gu, ' ').trim();
}
