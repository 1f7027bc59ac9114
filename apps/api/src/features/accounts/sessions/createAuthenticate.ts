import type { ServerContext } from '../../../config/ServerContext.ts';
import { isUuid } from '../../../platform/db/uuid.ts';
import type { Api } from '../../../platform/http/endpoint/serveEndpoint.ts';
import { withTimeout } from '../../../platform/jobs.ts';
import { createSessionsRepository } from '../repositories/createSessionsRepository.ts';
import type { Tokens } from './createTokens.ts';
import { sessionIdleTimeout } from './sessionTimes.ts';

const hour = 60 * 60 * 1000;
/** The longest delay of a request by the write that marks its session as used. */
const markSeenTimeoutMs = 25;
const bearer = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;

/** Authenticates a caller by the Authorization header: a token of this server, whose session is still in the database. */
export function createAuthenticate(
  { store, clock, log }: Pick<ServerContext, 'store' | 'clock' | 'log'>,
  tokens: Tokens,
): Api['authenticate'] {
  const sessions = createSessionsRepository(store.db);
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
    return { userId: claims.sub, username: claims.username, sessionId: claims.sid };
  };
}
