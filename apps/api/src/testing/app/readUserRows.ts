import type { Store } from '../../platform/db/Store.ts';

const tables = [
  ...(['tracked_items', 'removed_titles', 'plays', 'play_episodes'] as const),
  ...(['title_notes', 'title_tags', 'reviews', 'histories'] as const),
  ...(['lists', 'list_entries'] as const),
] as const;

/** Columns that an undo does not restore: times of the last change, what is computed in the background, and the number of changes. */
const unstable = { updated_at: 0, counted_rating: 0, version: 0 };

/** All rows of a user by table, without the times of the last change and what is computed in the background. */
export async function readUserRows({ db }: Store, userId: string): Promise<Record<string, string[]>> {
  const read = async (table: (typeof tables)[number]) => {
    const rows: object[] = await db
      .selectFrom(table as 'plays')
      .selectAll()
      .where('user_id', '=', userId)
      .execute();
    return rows.map((row) => JSON.stringify({ ...row, ...unstable })).sort();
  };
  const entries = await Promise.all(tables.map(async (table) => [table, await read(table)] as const));
  return Object.fromEntries(entries);
}
