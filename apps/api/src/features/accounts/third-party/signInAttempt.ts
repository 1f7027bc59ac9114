import type { Accounts } from '../Accounts.ts';
import { rateLimits } from '../limits/rateLimits.ts';
import { createUsedChallengesRepository } from '../repositories/createUsedChallengesRepository.ts';
import { type AttemptSeal, attemptLifetimeMs } from './createAttemptSeal.ts';
import type { OpenIdProvider } from './createOpenIdProvider.ts';
import { readIdentity } from './readIdentity.ts';
import { signInIdentity } from './signInIdentity.ts';
import { ThirdPartyError } from './ThirdPartyError.ts';

/** Starts a sign-in: returns the URL at the provider, and the encrypted attempt that the browser stores until the callback. */
export async function startSignIn(
  { limiter }: Accounts,
  provider: OpenIdProvider | undefined,
  seal: AttemptSeal,
  ip: string,
) {
  if (!provider) throw new ThirdPartyError('notConfigured', 'OIDC_CLIENT_ID is not configured.');
  await limiter.consume(rateLimits.thirdPartyStartByIp, ip);
  const started = await provider.begin();
  return { url: started.url, sealed: await seal.seal(started.attempt) };
}

interface CallbackRequest {
  /** The encrypted attempt of the browser, which proves that it started the sign-in. */
  readonly sealed: string | undefined;
  /** The query that the provider added, `?code=…`. */
  readonly query: string;
  readonly ip: string;
}

/** Finishes a sign-in that was started in the same browser; returns a token. Each attempt can be used once, even if it fails. */
export async function finishSignIn(
  accounts: Accounts,
  provider: OpenIdProvider | undefined,
  seal: AttemptSeal,
  { sealed, query, ip }: CallbackRequest,
): Promise<string> {
  if (!provider) throw new ThirdPartyError('notConfigured', 'OIDC_CLIENT_ID is not configured.');
  const { store, clock, limiter } = accounts;
  await limiter.consume(rateLimits.thirdPartyCallbackByIp, ip);
  const attempt = sealed === undefined ? undefined : await seal.open(sealed);
  if (!attempt) throw new ThirdPartyError('failed', 'The browser sent no valid attempt.');
  const used = createUsedChallengesRepository(store.db);
  if (!(await used.use(`third-party ${attempt.state}`, clock() + attemptLifetimeMs)))
    throw new ThirdPartyError('failed', 'The attempt was already used.');
  return signInIdentity(accounts, readIdentity(await provider.finish(query, attempt)));
}
