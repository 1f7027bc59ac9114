import type { OpenIdProvider } from '../../providers/OpenIdProvider.ts';
import { createUsedChallengesRepository } from '../../repositories/createUsedChallengesRepository.ts';
import type { Accounts } from '../Accounts.ts';
import { rateLimits } from '../limits/rateLimits.ts';
import { type AttemptSeal, attemptLifetime } from './createAttemptSeal.ts';
import { readIdentity } from './readIdentity.ts';
import { signInIdentity } from './signInIdentity.ts';
import { ThirdPartyProblem } from './ThirdPartyProblem.ts';

interface Return {
  /** What the browser kept: it shows that it is the one that began. */
  readonly sealed: string | undefined;
  /** What the third party sent along, `?code=…`. */
  readonly query: string;
  readonly address: string;
}

/** Ends a sign-in that began in the same browser; gives a token. Each attempt ends once, whatever comes of it. */
export async function finishThirdParty(
  accounts: Accounts,
  provider: OpenIdProvider | undefined,
  seal: AttemptSeal,
  { sealed, query, address }: Return,
): Promise<string> {
  if (!provider) throw new ThirdPartyProblem('notConfigured', 'There is no OIDC_CLIENT_ID.');
  const { store, clock, limiter } = accounts;
  await limiter.take(rateLimits.thirdPartyReturnByAddress, address);
  const attempt = sealed === undefined ? undefined : await seal.open(sealed);
  if (!attempt) throw new ThirdPartyProblem('failed', 'No attempt of this browser.');
  const used = createUsedChallengesRepository(store.db);
  if (!(await used.use(`third-party ${attempt.state}`, clock() + attemptLifetime)))
    throw new ThirdPartyProblem('failed', 'The attempt has ended before.');
  return signInIdentity(accounts, readIdentity(await provider.finish(query, attempt)));
}
