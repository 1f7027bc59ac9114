import { type NewView, ownMessages, type SavedView, serverLimits } from '@gildshelf/api-client/contract';
import type { ServerContext } from '../../../config/ServerContext.ts';
import type { CollectionViewRow } from '../../../platform/db/schema.ts';
import { isUuid, uuidv7 } from '../../../platform/db/uuid.ts';
import { Conflict, NotFound } from '../../../platform/http/errors.ts';
import { repositoriesOn } from '../../repositories.ts';

type ViewsContext = Pick<ServerContext, 'store' | 'clock'>;

const viewOf = ({ view_id, name, media_type, query }: CollectionViewRow): SavedView => ({
  ...{ id: view_id, name, type: media_type, query },
});

/** The saved views of a user. */
export async function listViews({ store }: ViewsContext, userId: string) {
  const rows = await repositoriesOn(store.db).collectionViews.list(userId);
  return { views: rows.map(viewOf) };
}

/** Saves a view, unless the user has the maximum number of them. */
export async function saveView(
  { store, clock }: ViewsContext,
  userId: string,
  { type, name, query }: NewView,
) {
  const row = { user_id: userId, view_id: uuidv7(clock()), media_type: type, name, query };
  await store.db.transaction().execute(async (db) => {
    const { histories, collectionViews } = repositoriesOn(db);
    // Two requests at the same time must not exceed the limit together.
    await histories.lock(userId);
    const views = await collectionViews.list(userId);
    if (views.length >= serverLimits.savedViews) throw new Conflict(ownMessages.collectionViews.tooManyViews);
    await collectionViews.add(row);
  });
  return viewOf(row);
}

/** Changes a view of a user. */
export async function changeView(
  { store }: ViewsContext,
  userId: string,
  viewId: string,
  fields: { readonly name?: string | undefined; readonly query?: string | undefined },
) {
  const { collectionViews } = repositoriesOn(store.db);
  const row = isUuid(viewId) ? await collectionViews.change(userId, viewId, fields) : undefined;
  if (!row) throw new NotFound(ownMessages.collectionViews.unknownView);
  return viewOf(row);
}

/** Deletes a view of a user; idempotent. */
export async function deleteView({ store }: ViewsContext, userId: string, viewId: string) {
  if (isUuid(viewId)) await repositoriesOn(store.db).collectionViews.remove(userId, viewId);
  return {};
}
