import type { Kysely } from 'kysely';
import type { IdentityRow, Schema } from '../../../platform/db/schema.ts';

/** Who a person is to a third party. */
export function createIdentitiesRepository(db: Kysely<Schema>) {
  return {
    /** The person whom a third party knows by this subject. */
    findPerson: (issuer: string, subject: string) =>
      db
        .selectFrom('identities')
        .innerJoin('users', 'users.user_id', 'identities.user_id')
        .selectAll('users')
        .where('identities.issuer', '=', issuer)
        .where('identities.subject', '=', subject)
        .executeTakeFirst(),

    /** Whether an issuer knows a person already, by another subject than this. */
    hasOther: async (userId: string, issuer: string, subject: string): Promise<boolean> => {
      const row = await db
        .selectFrom('identities')
        .select('subject')
        .where('user_id', '=', userId)
        .where('issuer', '=', issuer)
        .where('subject', '!=', subject)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Links a person; false where the subject belongs to somebody already. */
    add: async (identity: IdentityRow): Promise<boolean> => {
      const row = await db
        .insertInto('identities')
        .values(identity)
        .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
        .returning('user_id')
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}
