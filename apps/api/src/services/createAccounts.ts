import type { Dependencies } from '../Dependencies.ts';
import { createHumanCheck } from '../providers/createHumanCheck.ts';
import type { Accounts } from './Accounts.ts';
import { createRateLimiter } from './limits/createRateLimiter.ts';
import { createMailSeal } from './mails/createMailSeal.ts';
import { createPasswords } from './passwords/createPasswords.ts';
import { createTokens } from './sessions/createTokens.ts';

/** Puts together what the services of accounts work with. */
export function createAccounts(dependencies: Dependencies): Accounts {
  const { store, environment, secret, clock, log } = dependencies;
  return {
    store,
    clock,
    log,
    publicUrl: environment.publicUrl,
    humanCheck: dependencies.humanCheck ?? createHumanCheck(dependencies),
    passwords: dependencies.passwords ?? createPasswords(),
    tokens: createTokens(secret, clock),
    limiter: createRateLimiter(store, clock, environment.rateLimits),
    mailSeal: createMailSeal(secret),
    wakeOutbox: dependencies.wakeOutbox ?? (() => {}),
  };
}
