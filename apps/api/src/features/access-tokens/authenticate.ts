import { serverLimits } from '@gildshelf/api-client/contract';
import type { ServerContext } from '../../config/ServerContext.ts';
import type { SignedInUser } from '../../platform/http/endpoint/policies.ts';
import { TooManyRequests } from '../../platform/http/errors.ts';
import { createRequestBudget, type RequestBudget } from '../../platform/http/middleware/requestLimits.ts';
import { withTimeout } from '../../platform/jobs.ts';
import { repositoriesOn } from '../repositories.ts';
import { accessTokenHeader, hashAccessToken, scopesOf } from './accessTokens.ts';

const minute = 60_000;
/** The longest delay of a request by the write of its token's last use. */
const markUsedTimeoutMs = 25;

/**
 * Authenticates a caller by a personal access token, which is read from the database for each request, so that a revoked token is
 * invalid at once on every server. The returned function returns undefined for a header without such a token, and otherwise resolves
 * to the user, or to undefined for an unknown or expired token. Rejects with TooManyRequests beyond the token's own rate limit.
 */
export function createAccessTokenAuthenticate({
  store,
  clock,
  log,
  config,
}: Pick<ServerContext, 'store' | 'clock' | 'log' | 'config'>) {
  const { accessTokens } = repositoriesOn(store.db);
  const takeRequest = createRequestBudget(clock, config.rateLimits, serverLimits.accessTokenRequests);

  async function authenticate(token: string): Promise<SignedInUser | undefined> {
    const row = await accessTokens.findByHash(hashAccessToken(token));
    const now = clock();
    if (!row || (row.expires_at !== null && row.expires_at <= now)) return undefined;
    const { user_id: userId, token_id: tokenId, username, last_used_at: lastUsedAt } = row;
    const seesAdultTitles = row.sees_adult_titles === 1;
    const budget = takeRequest(tokenId);
    const headers = headersOf(budget);
    if (budget.waitMs !== undefined) throw new TooManyRequests(budget.waitMs, headers);
    if (lastUsedAt === null || lastUsedAt + minute <= now)
      // A full disk or a locked database must not prevent reading.
      await withTimeout(
        accessTokens.markUsed(userId, tokenId, now, now - minute).catch((error: unknown) => {
          log.warn({ event: 'access token not marked', error: String(error) });
        }),
        markUsedTimeoutMs,
        undefined,
      );
    return {
      userId,
      username,
      sessionId: tokenId,
      seesAdultTitles,
      accessToken: { scopes: scopesOf(row), headers },
    };
  }

  return (authorization: string | undefined): Promise<SignedInUser | undefined> | undefined => {
    const token = accessTokenHeader.exec(authorization ?? '')?.[1];
    return token === undefined ? undefined : authenticate(token);
  };
}

function headersOf({ remaining, resetMs }: RequestBudget): Readonly<Record<string, string>> {
  return {
    'ratelimit-limit': String(serverLimits.accessTokenRequests),
    'ratelimit-remaining': String(remaining),
    'ratelimit-reset': String(Math.ceil(resetMs / 1000)),
  };
}
