import type { Kysely } from 'kysely';
import { deleteBatch } from '../../platform/db/batches.ts';
import type { Schema } from '../../platform/db/schema.ts';

/** The login key of a username; case-insensitive. */
export function nameKey(username: string): string {
  return `name:${username.trim().toLowerCase()}`;
}

/** The login key of an email address; case-insensitive, in Unicode normal form NFC. */
export function emailKey(email: string): string {
  return `email:${email.trim().normalize('NFC').toLowerCase()}`;
}

/** The key of one account that is pending verification of an email address; several may be pending for the same one. */
export function pendingKey(email: string, userId: string): string {
  return `waiting ${emailKey(email)} ${userId}`;
}

/** The range of all pending keys of an email address: an email address has no space, and '!' is the character after it. */
export function pendingKeyRange(email: string): { readonly from: string; readonly before: string } {
  return { from: `waiting ${emailKey(email)} `, before: `waiting ${emailKey(email)}!` };
}

/** The key of the identifier entered at login, a username or an email address. A username has no '@'. */
export function loginKey(identifier: string): string {
  return identifier.includes('@') ? emailKey(identifier) : nameKey(identifier);
}

/** Names that suggest an operator or an employee of the site. */
const roles = `admin administrator root system sysadmin superuser owner operator moderator mod staff team support help helpdesk
  info contact security abuse postmaster hostmaster webmaster noreply mail mailer daemon billing legal privacy press official
  gildshelf`;

/** Path segments of URLs of this version, and of likely later ones. */
const paths = `api auth login logout register signin signup oauth dashboard profile settings account accounts search embed oembed
  assets static sitemap robots home index about terms user users member members list lists shelf collection import export
  game games anime movie movies film films series manga`;

/** Names that mean 'no user' in code or to readers, and names with a meaning in JavaScript. */
const values = `null undefined nan true false void none nil anonymous guest everyone nobody unknown deleted
  constructor prototype object function tostring valueof hasownproperty`;

const reserved = new Set(`${roles} ${paths} ${values}`.split(/\s+/));

/** Whether a username cannot be registered; case-insensitive. Existing accounts are not affected. */
export function isReservedUsername(username: string): boolean {
  return reserved.has(username.toLowerCase());
}

/** The owners of usernames and email addresses. The methods that claim a key resolve to whether it now belongs to `userId`. */
export function createLoginKeysRepository(db: Kysely<Schema>) {
  /** Claims a key that is free, that already belongs to this user, or whose pending claim expired before `expiredBefore`. */
  const claim = async (key: string, userId: string, expiresAt: number | null, expiredBefore: number) =>
    exists(
      await db
        .insertInto('login_keys')
        .values({ login_key: key, user_id: userId, expires_at: expiresAt })
        .onConflict((conflict) =>
          conflict
            .column('login_key')
            .doUpdateSet({ user_id: userId, expires_at: expiresAt })
            .where(({ or, eb }) =>
              or([eb('login_keys.user_id', '=', userId), eb('login_keys.expires_at', '<', expiredBefore)]),
            ),
        )
        .returning('user_id')
        .executeTakeFirst(),
    );

  return {
    /** Claims a username that is free or whose pending claim has expired. */
    claimName: (key: string, userId: string, expiresAt: number, now: number) =>
      claim(key, userId, expiresAt, now),

    /** Adds a user that is pending verification of an email address; several may be pending for the same one. */
    addPending: (key: string, userId: string, expiresAt: number) =>
      db
        .insertInto('login_keys')
        .values({ login_key: key, user_id: userId, expires_at: expiresAt })
        .execute(),

    /** Claims an email address that no user has verified; the latest registration gets it. */
    claimEmail: (key: string, userId: string, expiresAt: number) =>
      claim(key, userId, expiresAt, afterAnyClaim),

    /** Claims a username permanently, unless another user owns it by now. */
    claimNamePermanently: (key: string, userId: string, now: number) => claim(key, userId, null, now),

    /** Claims an email address permanently, unless another user has verified it. */
    claimEmailPermanently: (key: string, userId: string) => claim(key, userId, null, afterAnyClaim),

    /** Extends a pending claim; false when the user no longer has it. */
    extend: async (key: string, userId: string, expiresAt: number) =>
      exists(
        await db
          .updateTable('login_keys')
          .set({ expires_at: expiresAt })
          .where('login_key', '=', key)
          .where('user_id', '=', userId)
          .where('expires_at', 'is not', null)
          .returning('user_id')
          .executeTakeFirst(),
      ),

    /** Deletes up to `limit` claims that expired so long ago that none of their links is stored; resolves to the number deleted. */
    removeExpired: (before: number, limit: number) =>
      deleteBatch(db, { table: 'login_keys', key: ['login_key'], column: 'expires_at', before }, limit),
  };
}

/** Every pending claim expires before it; a permanent claim has no expiry. */
const afterAnyClaim = Number.MAX_SAFE_INTEGER;

function exists(row: unknown): boolean {
  return row !== undefined;
}
