import type { ProfileChange, VisibilitySettings } from '@gildshelf/api-client/contract';
import type { SignedInUser } from '../../../platform/http/endpoint/policies.ts';
import { Unauthenticated } from '../../../platform/http/errors.ts';
import { repositoriesOn } from '../../repositories.ts';
import type { Accounts } from '../Accounts.ts';

/** Returns the caller's user row; throws Unauthenticated when the user no longer exists. */
export async function readProfile({ store }: Accounts, { userId }: SignedInUser) {
  const user = await repositoriesOn(store.db).users.find(userId);
  if (!user) throw new Unauthenticated();
  return user;
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
export async function readAdultTitles(accounts: Accounts, caller: SignedInUser) {
  return { adult_titles: (await readProfile(accounts, caller)).sees_adult_titles === 1 };
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
