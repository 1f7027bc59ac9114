import type { OpenIdProvider } from '../../providers/OpenIdProvider.ts';
import type { Accounts } from '../Accounts.ts';
import { rateLimits } from '../limits/rateLimits.ts';
import type { AttemptSeal } from './createAttemptSeal.ts';
import { ThirdPartyProblem } from './ThirdPartyProblem.ts';

/** Begins a sign-in: where the person goes, and what their browser keeps until they come back. */
export async function beginThirdParty(
  { limiter }: Accounts,
  provider: OpenIdProvider | undefined,
  seal: AttemptSeal,
  address: string,
) {
  if (!provider) throw new ThirdPartyProblem('notConfigured', 'There is no OIDC_CLIENT_ID.');
  await limiter.take(rateLimits.thirdPartyByAddress, address);
  const begun = await provider.begin();
  return { address: begun.address, sealed: await seal.seal(begun.attempt) };
}
