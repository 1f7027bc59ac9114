import type { ServerContext } from '../../config/ServerContext.ts';
import { createMailCipher } from '../../platform/mail/createMailCipher.ts';
import type { AccountOverrides, Accounts } from './Accounts.ts';
import { createHumanCheck } from './human-check/createHumanCheck.ts';
import { createRateLimiter } from './limits/createRateLimiter.ts';
import { createPasswords } from './passwords/createPasswords.ts';
import { createTokens } from './sessions/createTokens.ts';

/** Creates the dependencies of the account services from the configuration and the overrides. */
export function createAccounts(dependencies: ServerContext & AccountOverrides): Accounts {
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
    mailCipher: createMailCipher(secret),
    wakeOutbox: dependencies.wakeOutbox ?? (() => {}),
  };
}
