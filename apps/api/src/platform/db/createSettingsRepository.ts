import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** Locks a setting until the end of the transaction and returns its value, '' if there is none. */
export async function lockSetting(db: Kysely<Schema>, name: string): Promise<string> {
  const locked = await db
    .insertInto('settings')
    .values({ name, value: '' })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ name }))
    .returning('value')
    .executeTakeFirstOrThrow();
  return locked.value;
}

/** Queries of the table of settings: single values of the whole installation. */
export function createSettingsRepository(db: Kysely<Schema>) {
  return {
    find: async (name: string) => {
      const query = db.selectFrom('settings').select('value').where('name', '=', name);
      return (await query.executeTakeFirst())?.value;
    },

    lock: (name: string) => lockSetting(db, name),

    save: (name: string, value: string) =>
      db
        .insertInto('settings')
        .values({ name, value })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
        .execute(),
  };
}
