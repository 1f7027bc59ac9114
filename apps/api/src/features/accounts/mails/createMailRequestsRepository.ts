import type { Kysely } from 'kysely';
import type { MailRequestRow } from '../../../platform/db/rows/deliveryRows.ts';
import type { Schema } from '../../../platform/db/schema.ts';

/** Requests for mails that may or may not be due, until they are processed. */
export function createMailRequestsRepository(db: Kysely<Schema>) {
  return {
    add: (request: MailRequestRow) => db.insertInto('mail_requests').values(request).execute(),

    findOldest: () =>
      db.selectFrom('mail_requests').selectAll().orderBy('request_id').limit(1).executeTakeFirst(),

    /** Deletes a request and returns it; of concurrent calls, exactly one gets it. */
    take: (requestId: string) =>
      db.deleteFrom('mail_requests').where('request_id', '=', requestId).returningAll().executeTakeFirst(),
  };
}
