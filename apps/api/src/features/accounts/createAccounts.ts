import type { ServerContext } from '../../config/ServerContext.ts';
import { createMailSeal } from '../../platform/mail/createMailSeal.ts';
import type { AccountOptions, Accounts } from './Accounts.ts';
import { createHumanCheck } from './human-check/createHumanCheck.ts';
import { createRateLimiter } from './limits/createRateLimiter.ts';
import { createPasswords } from './passwords/createPasswords.ts';
import { createTokens } from './sessions/createTokens.ts';

/** Puts together what the services of accounts work with. */
export function createAccounts(dependencies: ServerContext & AccountOptions): Accounts {
  const { store, config, secret, clock, log } = dependencies;
  return {
    store,
    clock,
    log,
    publicUrl: config.publicUrl,
    humanCheck: dependencies.humanCheck ?? createHumanCheck(dependencies),
    passwords: dependencies.passwords ?? createPasswords(),
    tokens: createTokens(secret, clock),
    limiter: createRateLimiter(store, clock, config.rateLimits),
    mailSeal: createMailSeal(secret),
    wakeOutbox: dependencies.wakeOutbox ?? (() => {}),
  };
}
