import { createHash } from 'node:crypto';
import type { Store } from '../../../platform/db/Store.ts';
import { TooManyRequests } from '../../../platform/http/errors.ts';
import { repositoriesOn } from '../../repositories.ts';

/** At most `maximum` attempts per window of 15 minutes. */
interface Limit {
  readonly name: string;
  readonly maximum: number;
}

/** Attempts per 15 minutes: per account, per username or email address as entered, per IP address, or per pair of these. */
export const rateLimits = {
  loginByIp: { name: 'login address', maximum: 100 },
  /** Wrong passwords for one username or email address from one IP address: the owner can still log in from another. */
  loginByName: { name: 'login name', maximum: 10 },
  /** The same from all IP addresses together; those from which the owner has logged in before are exempt. */
  loginByNameFromAllIps: { name: 'login name everywhere', maximum: 100 },
  /** Both limits again for the account behind the username or email address; exceeding these is not reported to the client. */
  loginByAccount: { name: 'login account', maximum: 10 },
  loginByAccountFromAllIps: { name: 'login account everywhere', maximum: 100 },
  challengeByIp: { name: 'challenge address', maximum: 600 },
  registerByIp: { name: 'register address', maximum: 30 },
  /** Mails on request to one inbox, known or not, whichever endpoint requests them: registration, resending, forgotten password. */
  mailsByInbox: { name: 'mails inbox', maximum: 10 },
  /** At most half of that budget for registration, so that the owner can still request a mail. Beyond it, it succeeds without one. */
  registerMailsByEmail: { name: 'register mails email', maximum: 5 },
  resendByEmail: { name: 'resend email', maximum: 5 },
  resendByIp: { name: 'resend address', maximum: 60 },
  statusByEmail: { name: 'status email', maximum: 5 },
  statusByIp: { name: 'status address', maximum: 60 },
  verifyByIp: { name: 'verify address', maximum: 300 },
  forgotByEmail: { name: 'forgot email', maximum: 5 },
  forgotByIp: { name: 'forgot address', maximum: 60 },
  resetByIp: { name: 'reset address', maximum: 60 },
  /** Wrong current passwords of one user, from any IP address that uses their token. */
  changeByUser: { name: 'change person', maximum: 10 },
  changeByIp: { name: 'change address', maximum: 100 },
  thirdPartyStartByIp: { name: 'third party address', maximum: 300 },
  thirdPartyCallbackByIp: { name: 'third party return address', maximum: 300 },
} as const satisfies Readonly<Record<string, Limit>>;

/** The name under which the limiter remembers the IP addresses of successful logins to an account. */
export const knownIp = 'login known';

const windowMs = 15 * 60 * 1000;
const rememberedMs = 30 * 24 * 60 * 60 * 1000;

export type RateLimiter = ReturnType<typeof createRateLimiter>;

/** Counts in the database, which all server instances share. Every attempt is rejected while the database is unreachable. */
export function createRateLimiter(store: Store, clock: () => number, isEnabled: boolean) {
  const counters = repositoriesOn(store.db).rateLimits;
  const windowStart = () => Math.floor(clock() / windowMs) * windowMs;
  const tooManyRequests = () => new TooManyRequests(windowStart() + windowMs - clock());

  /** Counts one attempt and returns a function that releases it; undefined when the limit is reached. */
  async function tryConsume(
    limit: Limit,
    ...keyParts: readonly string[]
  ): Promise<(() => Promise<void>) | undefined> {
    if (!isEnabled) return async () => {};
    const key = limitKey(limit.name, keyParts);
    const windowStartMs = windowStart();
    if (!(await counters.increment(key, windowStartMs, windowStartMs + windowMs, limit.maximum)))
      return undefined;
    return async () => {
      await counters.decrement(key, windowStartMs);
    };
  }

  return {
    /** Counts one attempt, or throws TooManyRequests. The returned function releases it, for limits that count failures only. */
    async consume(limit: Limit, ...keyParts: readonly string[]): Promise<() => Promise<void>> {
      const release = await tryConsume(limit, ...keyParts);
      if (!release) throw tooManyRequests();
      return release;
    },

    tryConsume,
    tooManyRequests,

    /** Deletes the attempts of the current window. */
    async reset(limit: Limit, ...keyParts: readonly string[]): Promise<void> {
      await counters.remove(limitKey(limit.name, keyParts), windowStart());
    },

    /** The number of attempts in the current window. */
    count: (limit: Limit, ...keyParts: readonly string[]): Promise<number> =>
      isEnabled ? counters.count(limitKey(limit.name, keyParts), windowStart()) : Promise.resolve(0),

    /** Remembers a successful login for 30 days from the latest call. */
    async remember(name: string, ...keyParts: readonly string[]): Promise<void> {
      if (isEnabled)
        await counters.increment(
          limitKey(name, keyParts),
          0,
          clock() + rememberedMs,
          Number.MAX_SAFE_INTEGER,
        );
    },

    isRemembered: async (name: string, ...keyParts: readonly string[]): Promise<boolean> =>
      (await counters.count(limitKey(name, keyParts), 0)) > 0,
  };
}

/** Hashed, so that the table contains no usernames, email addresses or IP addresses. */
function limitKey(name: string, keyParts: readonly string[]): string {
  return `${name}:${createHash('sha256').update(JSON.stringify(keyParts)).digest('base64url')}`;
}
