import type { Kysely } from 'kysely';
import type { IdentityRow } from '../../../platform/db/rows/accountRows.ts';
import type { Schema } from '../../../platform/db/schema.ts';

/** Links between users and their identities at third parties. */
export function createIdentitiesRepository(db: Kysely<Schema>) {
  return {
    /** Finds the user that is linked to a subject of an issuer. */
    findUser: (issuer: string, subject: string) =>
      db
        .selectFrom('identities')
        .innerJoin('users', 'users.user_id', 'identities.user_id')
        .selectAll('users')
        .where('identities.issuer', '=', issuer)
        .where('identities.subject', '=', subject)
        .executeTakeFirst(),

    /** Whether the user is already linked to another subject of the issuer. */
    hasOtherSubject: async (userId: string, issuer: string, subject: string): Promise<boolean> => {
      const row = await db
        .selectFrom('identities')
        .select('subject')
        .where('user_id', '=', userId)
        .where('issuer', '=', issuer)
        .where('subject', '!=', subject)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Links a user; false when the subject is already linked. */
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
