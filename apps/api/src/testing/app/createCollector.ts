import type { BulkChange, EditedTitle, MediaType } from '@gildshelf/api-client/contract';
import { readConfig } from '../../config/readConfig.ts';
import { continueEdit, createEdit, undoEdit } from '../../features/history/edits/edits.ts';
import type { Store } from '../../platform/db/Store.ts';
import { createEditor } from './createEditor.ts';
import type { MediaServer } from './createMediaServer.ts';

/** The first titles of a media type by their slugs; ids differ from run to run. */
export const findTitles = ({ db }: Store, type: MediaType, count: number) =>
  db
    .selectFrom('titles')
    .select(['title_id', 'slug'])
    .where('media_type', '=', type)
    .orderBy('slug')
    .limit(count)
    .execute();

/** A user who tracks `counts` titles of media types, each third one rated, with the services of bulk edits. */
export async function createCollector(
  store: Store,
  server: MediaServer,
  counts: Partial<Record<MediaType, number>> = {},
) {
  const editor = await createEditor(store, server);
  const { userId, username } = editor;
  const titles: EditedTitle[] = [];
  for (const [type, count] of Object.entries(counts) as [MediaType, number][]) {
    const found = await findTitles(store, type, count);
    if (found.length < count) throw new Error(`There are only ${found.length} titles of ${type}.`);
    const row = { user_id: userId, media_type: type, status: 'completed', is_favourite: 0, is_private: 0 };
    const times = { created_at: 1, updated_at: 1, counted_rating: -1 };
    await store.db
      .insertInto('tracked_items')
      .values(
        found.map(({ title_id }, index) => ({
          ...row,
          ...times,
          title_id,
          rating: index % 3 === 0 ? 4.5 : 0,
        })),
      )
      .execute();
    titles.push(...found.map(({ title_id }) => ({ media_type: type, title_id })));
  }
  const user = { userId, username, sessionId: userId, seesAdultTitles: false };
  const none = async () => {};
  const context = {
    ...{ store, config: readConfig({}), clock: () => server.time.now },
    changes: { isWatched: async () => false, lock: none, record: none, committed: () => {} },
    findCollectionTitles: async () => [],
  };
  return {
    ...{ ...editor, titles, context },
    /** These work on one part, like a server that is killed after it. */
    begin: (change: BulkChange) => createEdit(context, user, { titles, change }, 0),
    advance: (id: string) => continueEdit(context, user, id, 0),
    beginUndo: (id: string) => undoEdit(context, user, id, 0),
    countOf: async (status: string) =>
      (
        await store.db
          .selectFrom('tracked_items')
          .select('title_id')
          .where('user_id', '=', userId)
          .where('status', '=', status)
          .execute()
      ).length,
  };
}
