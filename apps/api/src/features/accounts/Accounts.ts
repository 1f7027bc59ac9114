import type { ServerContext } from '../../config/ServerContext.ts';
import type { MailSeal } from '../../platform/mail/createMailSeal.ts';
import type { HumanCheck } from './human-check/HumanCheck.ts';
import type { RateLimiter } from './limits/createRateLimiter.ts';
import type { Passwords } from './passwords/createPasswords.ts';
import type { Tokens } from './sessions/createTokens.ts';

/** What the services of accounts work with. */
export interface Accounts extends Pick<ServerContext, 'store' | 'clock' | 'log'> {
  readonly publicUrl: string;
  readonly humanCheck: HumanCheck;
  readonly passwords: Passwords;
  readonly tokens: Tokens;
  readonly limiter: RateLimiter;
  readonly mailSeal: MailSeal;
  readonly wakeOutbox: () => void;
}

/** What replaces the defaults, mostly in tests. */
export interface AccountOptions {
  /** By default the one that the settings name. */
  readonly humanCheck?: HumanCheck;
  /** The URL of reCAPTCHA's or Turnstile's check; by default their own. Not a setting. */
  readonly siteverifyUrl?: string;
  /** By default argon2id. */
  readonly passwords?: Passwords;
  /** Called after each commit that added mail to the outbox. */
  readonly wakeOutbox?: () => void;
}
