import type { Dependencies } from '../Dependencies.ts';
import type { HumanCheck } from '../providers/HumanCheck.ts';
import type { RateLimiter } from './limits/createRateLimiter.ts';
import type { MailSeal } from './mails/createMailSeal.ts';
import type { Passwords } from './passwords/createPasswords.ts';
import type { Tokens } from './sessions/createTokens.ts';

/** What the services of accounts work with. */
export interface Accounts extends Pick<Dependencies, 'store' | 'clock' | 'log'> {
  readonly publicUrl: string;
  readonly humanCheck: HumanCheck;
  readonly passwords: Passwords;
  readonly tokens: Tokens;
  readonly limiter: RateLimiter;
  readonly mailSeal: MailSeal;
  readonly wakeOutbox: () => void;
}
