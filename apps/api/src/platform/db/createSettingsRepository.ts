import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** Single values of the whole installation. */
export function createSettingsRepository(db: Kysely<Schema>) {
  return {
    find: async (name: string) => {
      const query = db.selectFrom('settings').select('value').where('name', '=', name);
      return (await query.executeTakeFirst())?.value;
    },

    /** The value, '' where there is none; in a transaction, nobody else gets past this line until it ends. */
    hold: async (name: string) => {
      const held = await db
        .insertInto('settings')
        .values({ name, value: '' })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ name }))
        .returning('value')
        .executeTakeFirstOrThrow();
      return held.value;
    },

    save: (name: string, value: string) =>
      db
        .insertInto('settings')
        .values({ name, value })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
        .execute(),
  };
}
