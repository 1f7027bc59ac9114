import type { BulkChange, Edit, EditedTitle } from '@gildshelf/api-client/contract';
import { repositoriesOn } from '../../features/repositories.ts';
import type { Store } from '../../platform/db/Store.ts';
import type { MediaServer } from './createMediaServer.ts';
import { createPlayer } from './createPlayer.ts';
import { readUserRows } from './readUserRows.ts';

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
    rows: () => readUserRows(store, userId),
    /** The ratings of a title by all users, as they are counted. */
    ratings: (titleId: string) => repositoriesOn(store.db).counts.ratingsOf(titleId),
  };
}

/** A user with the calls of edits. */
export type Editor = Awaited<ReturnType<typeof createEditor>>;
