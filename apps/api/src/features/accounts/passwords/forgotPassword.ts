import { messages } from '@gildshelf/api-client/contract';
import type { Accounts } from '../Accounts.ts';
import { requireHuman } from '../human-check/requireHuman.ts';
import { rateLimits } from '../limits/rateLimits.ts';
import { emailKey } from '../loginKey.ts';
import { requestMail } from '../mails/processMailRequests.ts';

interface ForgotPasswordRequest {
  readonly email: string;
  readonly recaptchaToken: string;
}

/** Requests a mail with a reset link; the response is the same for every email address. */
export async function forgotPassword(
  accounts: Accounts,
  { email, recaptchaToken }: ForgotPasswordRequest,
  ip: string,
) {
  const { limiter } = accounts;
  await limiter.consume(rateLimits.forgotByIp, ip);
  await requireHuman(accounts, recaptchaToken, messages.humanCheck.incomplete);
  // Counted after the human check: otherwise a bot could use up the limit of the owner.
  await limiter.consume(rateLimits.forgotByEmail, emailKey(email));
  await limiter.consume(rateLimits.mailsByInbox, emailKey(email));
  await requestMail(accounts, 'forgot-password', email);
  return { message: messages.forgotPassword.sent };
}
