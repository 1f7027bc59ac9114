import { createSecretKey } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import * as z from 'zod/mini';
import type { ServerContext } from '../../../config/ServerContext.ts';
import type { SessionRow, UserRow } from '../../../platform/db/rows/accountRows.ts';
import { isUuid } from '../../../platform/db/uuid.ts';
import type { Api } from '../../../platform/http/endpoint/serveEndpoint.ts';
import { withTimeout } from '../../../platform/jobs.ts';
import { repositoriesOn } from '../../repositories.ts';
import { sessionIdleTimeout } from '../repositories/createSessionsRepository.ts';

const day = 24 * 60 * 60 * 1000;
/** The lifetime of a token, unless its session ends earlier. */
const lifetimeMs = 7 * day;
const issuer = 'gildshelf';
const audience = 'gildshelf-api';
const type = 'at+jwt';
/** The version of the claims: changing it invalidates all tokens of the old shape. */
const version = 1;

const claimsSchema = z.object({
  sub: z.string(),
  userId: z.string(),
  username: z.string(),
  sid: z.string(),
  adult_titles: z.optional(z.literal(1)),
  ver: z.literal(version),
});

export type Tokens = ReturnType<typeof createTokens>;

/** Signs and verifies tokens (HS256). A verified token still requires that its session exists. */
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
        // For clients, which send such a token for public titles too; the server reads the database.
        ...(user.sees_adult_titles === 1 && { adult_titles: 1 }),
        ver: version,
      })
        .setProtectedHeader({ alg: 'HS256', typ: type })
        .setSubject(user.user_id)
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(Math.floor(now / 1000))
        .setExpirationTime(Math.floor(Math.min(now + lifetimeMs, session.expires_at) / 1000))
        .sign(key);
    },

    /** The claims of a token that this server signed and that has not expired; undefined for any other text. */
    async verify(token: string) {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: ['HS256'],
          issuer,
          audience,
          typ: type,
          requiredClaims: ['exp', 'iat', 'sub'],
          currentDate: new Date(clock()),
        });
        const parsed = claimsSchema.safeParse(payload);
        return parsed.success && parsed.data.sub === parsed.data.userId ? parsed.data : undefined;
      } catch {
        return undefined;
      }
    },
  };
}

const hour = 60 * 60 * 1000;
/** The longest delay of a request by the write that marks its session as used. */
const markSeenTimeoutMs = 25;
const bearer = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;

/** Authenticates a caller by the Authorization header: a token of this server, whose session is still in the database. */
export function createAuthenticate(
  { store, clock, log }: Pick<ServerContext, 'store' | 'clock' | 'log'>,
  tokens: Tokens,
): Api['authenticate'] {
  const { sessions } = repositoriesOn(store.db);
  return async (authorization) => {
    const token = bearer.exec(authorization ?? '')?.[1];
    const claims = token && (await tokens.verify(token));
    if (!claims || !isUuid(claims.sub) || !isUuid(claims.sid)) return undefined;
    const session = await sessions.find(claims.sub, claims.sid);
    const now = clock();
    if (!session || session.expires_at <= now || session.last_seen_at + sessionIdleTimeout <= now)
      return undefined;
    if (session.last_seen_at + hour <= now)
      // A full disk or a locked database must not prevent reading.
      await withTimeout(
        sessions.markSeen(claims.sub, claims.sid, now).catch((error: unknown) => {
          log.warn({ event: 'session not marked', error: String(error) });
        }),
        markSeenTimeoutMs,
        undefined,
      );
    const seesAdultTitles = session.sees_adult_titles === 1;
    return {
      ...{ userId: claims.sub, username: claims.username, sessionId: claims.sid, seesAdultTitles },
      hasStaleToken: seesAdultTitles !== (claims.adult_titles === 1),
    };
  };
}
