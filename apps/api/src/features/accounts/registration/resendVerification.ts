import { ownMessages } from '@gildshelf/api-client/contract';
import type { Accounts } from '../Accounts.ts';
import { rateLimits } from '../limits/rateLimits.ts';
import { emailKey } from '../loginKey.ts';
import { requestMail } from '../mails/processMailRequests.ts';

/** Requests a mail with new links for the pending accounts of an email address; the response is the same for every address. */
export async function resendVerification(accounts: Accounts, email: string, ip: string) {
  const { limiter } = accounts;
  await limiter.consume(rateLimits.resendByIp, ip);
  await limiter.consume(rateLimits.resendByEmail, emailKey(email));
  await limiter.consume(rateLimits.mailsByInbox, emailKey(email));
  await requestMail(accounts, 'resend-verification', email);
  return { message: ownMessages.account.resent, email };
}
