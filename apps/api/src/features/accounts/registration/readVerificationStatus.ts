import { limits } from '@gildshelf/api-client/contract';
import type { Accounts } from '../Accounts.ts';
import { rateLimits } from '../limits/rateLimits.ts';
import { emailKey } from '../loginKey.ts';
import { createUsersRepository } from '../repositories/createUsersRepository.ts';

/** Whether an email address was verified within the last 24 hours; older accounts and unknown addresses return the same. */
export async function readVerificationStatus({ store, clock, limiter }: Accounts, email: string, ip: string) {
  await limiter.consume(rateLimits.statusByIp, ip);
  await limiter.consume(rateLimits.statusByEmail, emailKey(email));
  const user = await createUsersRepository(store.db).findByLoginKey(emailKey(email));
  const verifiedAt = user?.verified_at ?? Number.NEGATIVE_INFINITY;
  return { isVerified: verifiedAt + limits.verificationLinkLifetime > clock() };
}
