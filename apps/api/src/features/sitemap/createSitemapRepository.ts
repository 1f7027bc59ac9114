import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';

export type SitemapRepository = ReturnType<typeof createSitemapRepository>;

/** Every title in the order of its id: that in which they came, so that a new one changes nothing but the end. */
export function createSitemapRepository(db: Kysely<Schema>) {
  const behind = (titleId: string) =>
    db.selectFrom('titles').where('title_id', '>', titleId).orderBy('title_id');

  return {
    /** The last of so many titles behind another; undefined where no title would be left after it. */
    endOf: async (after: string, count: number): Promise<string | undefined> => {
      const [last, next] = await behind(after)
        .select('title_id')
        .offset(count - 1)
        .limit(2)
        .execute();
      return next && last?.title_id;
    },

    /** At most `limit` titles behind one, up to and with another. */
    page: (after: string, until: string | undefined, limit: number) =>
      behind(after)
        .select(['title_id', 'media_type', 'slug', 'updated_at'])
        .$if(until !== undefined, (query) => query.where('title_id', '<=', until ?? ''))
        .limit(limit)
        .execute(),
  };
}
