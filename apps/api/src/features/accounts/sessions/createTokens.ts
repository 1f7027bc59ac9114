import { createSecretKey } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import * as z from 'zod/mini';
import type { SessionRow, UserRow } from '../../../platform/db/schema.ts';

const day = 24 * 60 * 60 * 1000;
/** How long a token is good, if its session lasts as long. */
const lifetime = 7 * day;
const issuer = 'gildshelf';
const audience = 'gildshelf-api';
const type = 'at+jwt';
/** The shape of the claims: another number ends all tokens of the old shape. */
const version = 1;

const claims = z.object({
  sub: z.string(),
  userId: z.string(),
  username: z.string(),
  sid: z.string(),
  ver: z.literal(version),
});

export type Tokens = ReturnType<typeof createTokens>;

/** Signs and reads tokens (HS256). A token that reads well is still only as good as its session. */
export function createTokens(secret: string, clock: () => number) {
  const key = createSecretKey(Buffer.from(secret));
  return {
    sign(user: UserRow, session: Pick<SessionRow, 'session_id' | 'expires_at'>): Promise<string> {
      const now = clock();
      return new SignJWT({
        userId: user.user_id,
        username: user.username,
        display_name: user.display_name,
        avatar_url: user.avatar_url,
        sid: session.session_id,
        ver: version,
      })
        .setProtectedHeader({ alg: 'HS256', typ: type })
        .setSubject(user.user_id)
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(Math.floor(now / 1000))
        .setExpirationTime(Math.floor(Math.min(now + lifetime, session.expires_at) / 1000))
        .sign(key);
    },

    /** The claims of a token that is ours and not expired; undefined for any other text. */
    async read(token: string) {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: ['HS256'],
          issuer,
          audience,
          typ: type,
          requiredClaims: ['exp', 'iat', 'sub'],
          currentDate: new Date(clock()),
        });
        const read = claims.safeParse(payload);
        return read.success && read.data.sub === read.data.userId ? read.data : undefined;
      } catch {
        return undefined;
      }
    },
  };
}
