import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';

export type SitemapRepository = ReturnType<typeof createSitemapRepository>;

/** Reads the titles ordered by id, which is the order of their creation, so that a new title only changes the last part. */
export function createSitemapRepository(db: Kysely<Schema>) {
  const titlesAfter = (titleId: string) =>
    db.selectFrom('titles').where('title_id', '>', titleId).orderBy('title_id');

  return {
    /** The id of the last of `count` titles after another; undefined where no title would follow it. */
    endOf: async (after: string, count: number): Promise<string | undefined> => {
      const [last, next] = await titlesAfter(after)
        .select('title_id')
        .offset(count - 1)
        .limit(2)
        .execute();
      return next && last?.title_id;
    },

    /** At most `limit` titles after one id, up to and including another. */
    page: (after: string, until: string | undefined, limit: number) =>
      titlesAfter(after)
        .select(['title_id', 'media_type', 'slug', 'updated_at'])
        .$if(until !== undefined, (query) => query.where('title_id', '<=', until ?? ''))
        .limit(limit)
        .execute(),
  };
}
