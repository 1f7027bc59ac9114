import { listMessages, serverLimits } from '@gildshelf/api-client/contract';
import { NotFound } from '../../platform/http/errors.ts';
import type { Viewer } from '../../platform/titles/visibleTitles.ts';
import { repositoriesOn } from '../repositories.ts';
import { createFindList } from './createFindList.ts';
import { listResponse, type PageQuery, readFirstTitles, readListPage } from './listResponses.ts';
import type { ListsDependencies } from './lists.ts';

/** A page of the public lists of a user. Throws the same error for an unknown user and for one without a public list. */
export async function listPublicLists(
  context: ListsDependencies,
  viewer: Viewer,
  name: string,
  { after, limit = String(serverLimits.listPage) }: PageQuery,
) {
  const { lists, listEntries } = repositoriesOn(context.store.db);
  const owner = await lists.findPublicOwner(context.nameKey(name));
  if (!owner) throw new NotFound(listMessages.noPublicLists);
  const { user_id: userId, username, display_name, avatar_url } = owner;
  const [updatedAt, listId = ''] = after?.split('_') ?? [];
  const size = Number(limit);
  const position = updatedAt === undefined ? undefined : { updatedAt: Number(updatedAt), listId };
  const found = await lists.publicListsOf(userId, size + 1, position);
  const page = found.slice(0, size);
  const last = found.length > size ? page.at(-1) : undefined;
  const reader = { userId, viewer, isPublic: true };
  const listIds = page.map(({ list_id }) => list_id);
  const counts = await listEntries.counts(reader, listIds);
  const firstTitles = await readFirstTitles(context, reader, listIds);
  return {
    ...{ username, display_name, avatar_url },
    lists: page.map((row) => ({
      ...listResponse(row, counts.get(row.list_id) ?? 0),
      titles: firstTitles.get(row.list_id) ?? [],
    })),
    next: last ? `${last.updated_at}_${last.list_id}` : null,
  };
}

/** A page of a public list. */
export async function getPublicList(
  context: ListsDependencies,
  viewer: Viewer,
  { username, slug }: { readonly username: string; readonly slug: string },
  query: PageQuery,
) {
  const list = await createFindList(repositoriesOn(context.store.db), context.nameKey)(username, slug);
  return readListPage(context, list, { userId: list.user_id, viewer, isPublic: true }, query);
}
