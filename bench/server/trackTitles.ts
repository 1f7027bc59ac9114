import type { Store } from '@gildshelf/api';

const batchSize = 500;
/** The `counted_rating` of a row that is not counted yet; the server counts it within a second. */
const notCounted = -1;
const ratingsPerMs = 3;

/** Adds the first `count` games of the catalogue to a user's collection, with three ratings per millisecond. */
export async function trackTitles({ db }: Store, userId: string, count: number): Promise<void> {
  const games = db.selectFrom('titles').select('title_id').where('media_type', '=', 'game');
  const ids = await games.orderBy('title_id').limit(count).execute();
  const rows = ids.map(({ title_id }, index) => ({
    ...{ user_id: userId, media_type: 'game' as const, title_id, status: 'completed', rating: 3.5 },
    ...{ created_at: 0, updated_at: Math.floor(index / ratingsPerMs), counted_rating: notCounted },
  }));
  for (let start = 0; start < rows.length; start += batchSize)
    await db
      .insertInto('tracked_items')
      .values(rows.slice(start, start + batchSize))
      .execute();
}
