import type { ServerContext } from '../../config/ServerContext.ts';
import type { MailCipher } from '../../platform/mail/createMailCipher.ts';
import type { HumanCheck } from './human-check/HumanCheck.ts';
import type { RateLimiter } from './limits/createRateLimiter.ts';
import type { Passwords } from './passwords/createPasswords.ts';
import type { Tokens } from './sessions/createTokens.ts';

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
