import type { Store } from '../../platform/db/Store.ts';
import { uuidv7 } from '../../platform/db/uuid.ts';

/** Adds a user with a verified email address, who cannot log in; resolves to the id. */
export async function addUser({ db }: Store, username: string, now: number): Promise<string> {
  const user_id = uuidv7(now);
  const times = { verified_at: now, created_at: now, updated_at: now };
  const profile = { display_name: null, avatar_url: null, bio: null, location: null, website: null };
  const account = { username, email: `${username}@shelf.example`, password_hash: '-' };
  await db
    .insertInto('users')
    .values({ user_id, ...account, ...profile, ...times })
    .execute();
  return user_id;
}
