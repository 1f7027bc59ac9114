import type { ServerContext } from '../../config/ServerContext.ts';
import { createMailCipher, type MailCipher } from '../../platform/mail/createMailCipher.ts';
import { createHumanCheck } from './human-check/createHumanCheck.ts';
import type { HumanCheck } from './human-check/humanCheck.ts';
import { createRateLimiter, type RateLimiter } from './limits/rateLimiter.ts';
import { createPasswords, type Passwords } from './passwords/passwordHashes.ts';
import { createTokens, type Tokens } from './sessions/tokens.ts';

/** The dependencies of the account services. */
export interface Accounts extends Pick<ServerContext, 'store' | 'clock' | 'log'> {
  readonly publicUrl: string;
  readonly humanCheck: HumanCheck;
  readonly passwords: Passwords;
  readonly tokens: Tokens;
  readonly limiter: RateLimiter;
  readonly mailCipher: MailCipher;
  readonly wakeOutbox: () => void;
}

/** Overrides of the defaults, mostly for tests. */
export interface AccountOverrides {
  /** Defaults to the check that the configuration selects. */
  readonly humanCheck?: HumanCheck;
  /** The URL of the siteverify endpoint; defaults to that of reCAPTCHA or Turnstile. Not part of the configuration. */
  readonly siteverifyUrl?: string;
  /** Defaults to argon2id. */
  readonly passwords?: Passwords;
  /** Called after each commit that added a mail or a mail request. */
  readonly wakeOutbox?: () => void;
}

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
