import type { ProfileChange, VisibilitySettings } from '@gildshelf/api-client/contract';
import type { SignedInUser } from '../../../platform/http/endpoint/policies.ts';
import { Unauthenticated } from '../../../platform/http/errors.ts';
import { repositoriesOn } from '../../repositories.ts';
import type { Accounts } from '../Accounts.ts';

/** Returns the caller's profile, with a new token if the caller's is stale; throws Unauthenticated when the user no longer exists. */
export async function readProfile({ store, tokens }: Accounts, caller: SignedInUser) {
  const { users, sessions } = repositoriesOn(store.db);
  const user = await users.find(caller.userId);
  if (!user) throw new Unauthenticated();
  const session = caller.hasStaleToken && (await sessions.find(caller.userId, caller.sessionId));
  return session ? { ...user, token: await tokens.sign(user, session) } : user;
}

/** Saves the given fields of the caller's profile; the returned token contains the new display name and avatar URL. */
export async function saveProfile(
  { store, clock, tokens }: Accounts,
  caller: SignedInUser,
  changes: ProfileChange,
) {
  const { users, sessions } = repositoriesOn(store.db);
  const session = await sessions.find(caller.userId, caller.sessionId);
  const user = await users.changeProfile(caller.userId, changes, clock());
  if (!user || !session) throw new Unauthenticated();
  const { display_name, avatar_url } = user;
  return { token: await tokens.sign(user, session), display_name, avatar_url };
}

/** Returns whether the caller sees adult titles. */
export function readAdultTitles({ seesAdultTitles }: SignedInUser) {
  return { adult_titles: seesAdultTitles };
}

/** Sets whether the caller sees adult titles, effective from the next response; the returned token contains the choice. */
export async function changeAdultTitles(
  { store, clock, tokens }: Accounts,
  caller: SignedInUser,
  { adult_titles }: { readonly adult_titles: boolean },
) {
  const { users, sessions } = repositoriesOn(store.db);
  const session = await sessions.find(caller.userId, caller.sessionId);
  const user = await users.changeAdultTitles(caller.userId, adult_titles, clock());
  if (!user || !session) throw new Unauthenticated();
  return { adult_titles, token: await tokens.sign(user, session) };
}

/** Sets which of the caller's data are public, effective from the next response. */
export async function changeVisibility(
  accounts: Accounts,
  user: SignedInUser,
  { collection, profile }: VisibilitySettings,
): Promise<VisibilitySettings> {
  const { publicCollections } = repositoriesOn(accounts.store.db);
  if (collection === 'public') await publicCollections.save(user.userId, profile, accounts.clock());
  else await publicCollections.remove(user.userId);
  return readVisibility(accounts, user);
}

/** Returns which of the caller's data are public. */
export async function readVisibility(
  { store }: Accounts,
  { userId }: SignedInUser,
): Promise<VisibilitySettings> {
  const parts = await repositoriesOn(store.db).publicCollections.find(userId);
  return { collection: parts ? 'public' : 'private', profile: parts ? [...parts] : [] };
}
