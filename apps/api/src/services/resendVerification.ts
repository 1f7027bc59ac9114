import { ownMessages } from '@gildshelf/api-client/contract';
import type { Accounts } from './Accounts.ts';
import { emailKey } from './loginKey.ts';
import { rateLimits } from './rateLimits.ts';
import { requestMail } from './requestMail.ts';

/** Has new links mailed to an address that waits for verification; the answer is the same for every address. */
export async function resendVerification(accounts: Accounts, email: string, address: string) {
  const { limiter } = accounts;
  await limiter.take(rateLimits.resendByAddress, address);
  await limiter.take(rateLimits.resendByEmail, emailKey(email));
  await requestMail(accounts, 'resend-verification', email);
  return { message: ownMessages.account.resent, email };
}
