import type { Accounts } from '../Accounts.ts';
import { rateLimits } from '../limits/rateLimits.ts';
import { createUsedChallengesRepository } from '../repositories/createUsedChallengesRepository.ts';
import { type AttemptSeal, attemptLifetime } from './createAttemptSeal.ts';
import type { OpenIdProvider } from './createOpenIdProvider.ts';
import { readIdentity } from './readIdentity.ts';
import { signInIdentity } from './signInIdentity.ts';
import { ThirdPartyError } from './ThirdPartyError.ts';

/** Begins a sign-in: where the person goes, and what their browser keeps until they come back. */
export async function startSignIn(
  { limiter }: Accounts,
  provider: OpenIdProvider | undefined,
  seal: AttemptSeal,
  address: string,
) {
  if (!provider) throw new ThirdPartyError('notConfigured', 'There is no OIDC_CLIENT_ID.');
  await limiter.take(rateLimits.thirdPartyByAddress, address);
  const begun = await provider.begin();
  return { address: begun.address, sealed: await seal.seal(begun.attempt) };
}

interface Return {
  /** What the browser kept: it shows that it is the one that began. */
  readonly sealed: string | undefined;
  /** What the third party sent along, `?code=…`. */
  readonly query: string;
  readonly address: string;
}

/** Ends a sign-in that began in the same browser; gives a token. Each attempt ends once, whatever comes of it. */
export async function finishSignIn(
  accounts: Accounts,
  provider: OpenIdProvider | undefined,
  seal: AttemptSeal,
  { sealed, query, address }: Return,
): Promise<string> {
  if (!provider) throw new ThirdPartyError('notConfigured', 'There is no OIDC_CLIENT_ID.');
  const { store, clock, limiter } = accounts;
  await limiter.take(rateLimits.thirdPartyReturnByAddress, address);
  const attempt = sealed === undefined ? undefined : await seal.open(sealed);
  if (!attempt) throw new ThirdPartyError('failed', 'No attempt of this browser.');
  const used = createUsedChallengesRepository(store.db);
  if (!(await used.use(`third-party ${attempt.state}`, clock() + attemptLifetime)))
    throw new ThirdPartyError('failed', 'The attempt has ended before.');
  return signInIdentity(accounts, readIdentity(await provider.finish(query, attempt)));
}
