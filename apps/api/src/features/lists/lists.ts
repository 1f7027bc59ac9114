import {
  type ListChange,
  listMessages,
  type MediaType,
  type NewList,
  serverLimits,
} from '@gildshelf/api-client/contract';
import type { ServerContext } from '../../config/ServerContext.ts';
import type { ListRow } from '../../platform/db/rows/listRows.ts';
import { uuidv7 } from '../../platform/db/uuid.ts';
import type { SignedInUser } from '../../platform/http/endpoint/policies.ts';
import { Conflict, NotFound } from '../../platform/http/errors.ts';
import { freeSlug } from '../../platform/titles/freeSlug.ts';
import type { Covers } from '../../platform/titles/titleResponse.ts';
import { withTitleId } from '../../platform/titles/withTitleId.ts';
import { repositoriesOn } from '../repositories.ts';
import type { ListFields, OwnedList } from './createListsRepository.ts';
import { listResponse, readFirstTitles } from './listResponses.ts';

/** What the services of lists get from the server and from other features. */
export interface ListsDependencies extends Pick<ServerContext, 'store' | 'clock'> {
  readonly covers: Covers;
  /** The login key of a username. */
  readonly nameKey: (username: string) => string;
}

/** A title by its media type and its slug or id. */
export interface TitleReference {
  readonly media_type: MediaType;
  readonly title_id: string;
}

/** The own lists of a user for the same user. */
export const ownReader = (user: SignedInUser) => ({ userId: user.userId, viewer: user, isPublic: false });

/** The lists of a user, the last changed first: with their first titles, or with the entries of a title. */
export async function listLists(context: ListsDependencies, user: SignedInUser, title?: TitleReference) {
  const { lists, listEntries, titles } = repositoriesOn(context.store.db);
  const reader = ownReader(user);
  const entryIds =
    title &&
    (await withTitleId(
      () => titles.findId(user, title.media_type, title.title_id),
      async (titleId) => {
        const entries = await listEntries.ofTitle(user.userId, titleId);
        return new Map(entries.map(({ list_id, entry_id }) => [list_id, entry_id]));
      },
    ));
  const rows = await lists.listsOf(user.userId);
  const listIds = rows.map(({ list_id }) => list_id);
  const counts = await listEntries.counts(reader, listIds);
  const firstTitles = entryIds ? undefined : await readFirstTitles(context, reader, listIds);
  return {
    lists: rows.map((row) => ({
      ...listResponse(row, counts.get(row.list_id) ?? 0),
      titles: firstTitles?.get(row.list_id) ?? [],
      entry_id: entryIds?.get(row.list_id) ?? null,
    })),
  };
}

/** A list of a user by its id or slug. Throws NotFound without one. */
export async function findOwnList(
  { store }: Pick<ListsDependencies, 'store'>,
  { userId }: SignedInUser,
  idOrSlug: string,
): Promise<OwnedList> {
  const list = await repositoriesOn(store.db).lists.find(userId, idOrSlug);
  if (!list) throw new NotFound(listMessages.unknownList);
  return list;
}

/** Creates a list. */
export function createList({ store, clock }: ListsDependencies, { userId }: SignedInUser, list: NewList) {
  return store.db.transaction().execute(async (db) => {
    const { lists } = repositoriesOn(db);
    await lists.lockUser(userId);
    const slugs = await lists.slugsOf(userId);
    if (slugs.length >= serverLimits.lists) throw new Conflict(listMessages.tooManyLists);
    const now = clock();
    const row: ListRow = {
      ...{ list_id: uuidv7(now), user_id: userId, slug: freeSlug(list.name, slugs) },
      ...fieldsOf(list, { name: list.name, description: '', is_public: 0, is_ranked: 0 }),
      ...{ created_at: now, updated_at: now },
    };
    await lists.add(row);
    return listResponse(row, 0);
  });
}

/** The columns of a list after a change. */
function fieldsOf(change: ListChange, before: ListFields): ListFields {
  const { name = before.name, description = before.description, visibility, is_ranked } = change;
  return {
    ...{ name, description },
    is_public: visibility === undefined ? before.is_public : Number(visibility === 'public'),
    is_ranked: is_ranked === undefined ? before.is_ranked : Number(is_ranked),
  };
}

/** Changes a list. */
export function updateList(
  { store, clock }: ListsDependencies,
  user: SignedInUser,
  idOrSlug: string,
  change: ListChange,
) {
  return store.db.transaction().execute(async (db) => {
    const { lists, listEntries } = repositoriesOn(db);
    const list = await lists.lock(user.userId, idOrSlug, clock());
    if (!list) throw new NotFound(listMessages.unknownList);
    const fields = fieldsOf(change, list);
    await lists.update(list.list_id, fields);
    const counts = await listEntries.counts(ownReader(user), [list.list_id]);
    return listResponse({ ...list, ...fields }, counts.get(list.list_id) ?? 0);
  });
}

/** Deletes a list with its entries. */
export async function deleteList({ store }: ListsDependencies, { userId }: SignedInUser, idOrSlug: string) {
  await repositoriesOn(store.db).lists.remove(userId, idOrSlug);
  return { message: listMessages.deleted };
}
