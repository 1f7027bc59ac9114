import { ownMessages } from '@gildshelf/api-client/contract';
import type { Accounts } from '../Accounts.ts';
import { rateLimits } from '../limits/rateLimits.ts';
import { emailKey } from '../loginKey.ts';
import { requestMail } from '../mails/processMailRequests.ts';

/** Has new links mailed to an address that waits for verification; the answer is the same for every address. */
export async function resendVerification(accounts: Accounts, email: string, address: string) {
  const { limiter } = accounts;
  await limiter.take(rateLimits.resendByAddress, address);
  await limiter.take(rateLimits.resendByEmail, emailKey(email));
  await limiter.take(rateLimits.mailsByInbox, emailKey(email));
  await requestMail(accounts, 'resend-verification', email);
  return { message: ownMessages.account.resent, email };
}
