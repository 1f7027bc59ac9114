import { type Kysely, sql } from 'kysely';
import type { ListRow } from '../../platform/db/rows/listRows.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { isUuid, uuid } from '../../platform/db/uuid.ts';

/** The position of a list among those of a user, the last changed first. */
export interface ListPosition {
  readonly updatedAt: number;
  readonly listId: string;
}

/** The fields of a list that its user chooses. */
export type ListFields = Pick<ListRow, 'name' | 'description' | 'is_public' | 'is_ranked'>;

const ownerColumns = ['users.user_id', 'users.username', 'users.display_name', 'users.avatar_url'] as const;

/** The owner of lists. */
export interface ListOwner {
  readonly user_id: string;
  readonly username: string;
  readonly display_name: string | null;
  readonly avatar_url: string | null;
}

/** A list with its owner. */
export type OwnedList = ListRow & ListOwner;

/** The lists of users. */
export function createListsRepository(db: Kysely<Schema>) {
  const lastChangedFirst = (userId: string) =>
    db
      .selectFrom('lists')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('updated_at', 'desc')
      .orderBy('list_id', 'desc');

  /** Condition for the list of a user by its id or slug. */
  const isList = (userId: string, idOrSlug: string) => {
    const isSame = isUuid(idOrSlug) ? sql`list_id = ${uuid(idOrSlug)}` : sql`slug = ${idOrSlug}`;
    return sql<boolean>`lists.user_id = ${uuid(userId)} and ${isSame}`;
  };

  const ownerByName = (nameKey: string) =>
    db
      .selectFrom('login_keys')
      .innerJoin('users', 'users.user_id', 'login_keys.user_id')
      .innerJoin('lists', 'lists.user_id', 'users.user_id')
      .select(ownerColumns)
      .where('login_keys.login_key', '=', nameKey)
      .where('lists.is_public', '=', 1);

  return {
    /** Locks the user until the transaction ends, so that the number of lists does not change. */
    lockUser: (userId: string) =>
      db
        .updateTable('users')
        .set(({ ref }) => ({ username: ref('username') }))
        .where('user_id', '=', userId)
        .execute(),

    slugsOf: async (userId: string): Promise<string[]> => {
      const rows = await db.selectFrom('lists').select('slug').where('user_id', '=', userId).execute();
      return rows.map(({ slug }) => slug);
    },

    add: (row: ListRow) => db.insertInto('lists').values(row).execute(),

    /** The lists of a user, the last changed first. */
    listsOf: (userId: string) => lastChangedFirst(userId).execute(),

    /** The public ones among them; only those after a position, if given. */
    publicListsOf: (userId: string, limit: number, after?: ListPosition) =>
      lastChangedFirst(userId)
        .where('is_public', '=', 1)
        .$if(after !== undefined, (query) =>
          query.where(
            sql<boolean>`(updated_at, list_id) < (${after?.updatedAt}, ${uuid(after?.listId ?? '')})`,
          ),
        )
        .limit(limit)
        .execute(),

    /** A list of a user by its id or slug, with its owner. */
    find: (userId: string, idOrSlug: string): Promise<OwnedList | undefined> =>
      db
        .selectFrom('lists')
        .innerJoin('users', 'users.user_id', 'lists.user_id')
        .selectAll('lists')
        .select(ownerColumns)
        .where(isList(userId, idOrSlug))
        .executeTakeFirst(),

    /** Locks a list until the transaction ends, as changed at `now`, and returns it; its last change never becomes earlier. */
    lock: (userId: string, idOrSlug: string, now: number) =>
      db
        .updateTable('lists')
        .set({ updated_at: sql<number>`case when updated_at > ${now} then updated_at else ${now} end` })
        .where(isList(userId, idOrSlug))
        .returningAll()
        .executeTakeFirst(),

    update: (listId: string, fields: ListFields) =>
      db.updateTable('lists').set(fields).where('list_id', '=', listId).execute(),

    remove: (userId: string, idOrSlug: string) =>
      db.deleteFrom('lists').where(isList(userId, idOrSlug)).execute(),

    /** The user with public lists, by the key of the username; one query, so that its time does not reveal private lists. */
    findPublicOwner: (nameKey: string): Promise<ListOwner | undefined> =>
      ownerByName(nameKey).limit(1).executeTakeFirst(),

    /** A public list with its owner, by the key of the username and its slug; one query for the same reason. */
    findPublic: (nameKey: string, slug: string): Promise<OwnedList | undefined> =>
      ownerByName(nameKey).selectAll('lists').where('lists.slug', '=', slug).executeTakeFirst(),
  };
}
