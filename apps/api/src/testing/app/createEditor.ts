import type { BulkChange, Edit, EditedTitle } from '@gildshelf/api-client/contract';
import { repositoriesOn } from '../../features/repositories.ts';
import type { Store } from '../../platform/db/Store.ts';
import type { MediaServer } from './createMediaServer.ts';
import { createPlayer } from './createPlayer.ts';

const tables = [
  ...(['tracked_items', 'removed_titles', 'plays', 'play_episodes'] as const),
  ...(['title_notes', 'title_tags', 'histories'] as const),
] as const;

/** Columns that an undo does not restore: times of the last change, what is computed in the background, and the number of changes. */
const unstable = { updated_at: 0, counted_rating: 0, version: 0 };

/** A new user of a server, with the calls of edits and of the history of one title. */
export async function createEditor(
  store: Store,
  server: MediaServer,
  title?: Parameters<typeof createPlayer>[1],
) {
  // A millisecond later with each call, so that the order of the edits is known.
  const tick: MediaServer['call'] = (...request) => {
    server.time.now += 1;
    return server.call(...request);
  };
  const player = await createPlayer({ ...server, call: tick }, title);
  const { call, userId } = player;
  await repositoriesOn(store.db).histories.lock(userId);
  const list = async () => (await call<{ edits: Edit[]; next: string | null }>('GET', '/api/edits'))[1];
  const undo = (editId: string | undefined) => call<Edit>('POST', `/api/edits/${editId}/undo`);
  return {
    ...player,
    list,
    undo,
    undoLast: async () => (await undo((await list()).edits[0]?.id))[1],
    bulk: (change: BulkChange, titles: readonly EditedTitle[]) =>
      call<Edit>('POST', '/api/edits', { titles, change }),
    /** All rows of the user, without the times of the last change and what is computed in the background. */
    rows: async () => {
      const read = async (table: (typeof tables)[number]) => {
        const rows: object[] = await store.db
          .selectFrom(table as 'plays')
          .selectAll()
          .where('user_id', '=', userId)
          .execute();
        return rows.map((row) => JSON.stringify({ ...row, ...unstable })).sort();
      };
      return Object.fromEntries(
        await Promise.all(tables.map(async (table) => [table, await read(table)] as const)),
      );
    },
    /** The ratings of a title by all users, as they are counted. */
    ratings: (titleId: string) => repositoriesOn(store.db).counts.ratingsOf(titleId),
  };
}

/** A user with the calls of edits. */
export type Editor = Awaited<ReturnType<typeof createEditor>>;
