import { messages } from '@gildshelf/api-client/contract';
import type { Accounts } from '../Accounts.ts';
import { requireHuman } from '../human-check/requireHuman.ts';
import { rateLimits } from '../limits/rateLimits.ts';
import { emailKey } from '../loginKey.ts';
import { requestMail } from '../mails/processMailRequests.ts';

interface Forgotten {
  readonly email: string;
  readonly recaptchaToken: string;
}

/** Has a link for a new password mailed; the answer is the same for every address. */
export async function forgotPassword(
  accounts: Accounts,
  { email, recaptchaToken }: Forgotten,
  address: string,
) {
  const { limiter } = accounts;
  await limiter.take(rateLimits.forgotByAddress, address);
  await requireHuman(accounts, recaptchaToken, messages.humanCheck.incomplete);
  // Behind the human check: else a machine could use up what its owner may ask for.
  await limiter.take(rateLimits.forgotByEmail, emailKey(email));
  await limiter.take(rateLimits.mailsByInbox, emailKey(email));
  await requestMail(accounts, 'forgot-password', email);
  return { message: messages.forgotPassword.sent };
}
