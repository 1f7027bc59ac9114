import type { CollectionPairs, MediaType } from '@gildshelf/api-client/contract';
import type { CollectionIndex, CollectionOwner, CollectionPage } from '../../../config/CollectionIndex.ts';
import type { Covers } from '../../../platform/titles/titleResponse.ts';
import type { Repositories } from '../../repositories.ts';
import { trackedResponse } from '../collection.ts';
import { formatPlace } from './collectionPlace.ts';
import type { OwnTitle } from './createOwnTitlesRepository.ts';
import { type CollectionQuery, isDefaultQuery, parseCollectionPairs } from './parseCollectionPairs.ts';

/** What the services of queries use. */
export interface OwnTitlesContext extends Pick<Repositories, 'ownTitles' | 'counts'> {
  readonly index: CollectionIndex;
  readonly covers: Covers;
}

/** A page of the titles that a query finds, and their number. */
export async function listOwnTitles(
  context: OwnTitlesContext,
  owner: CollectionOwner,
  pairs: CollectionPairs,
) {
  const query = parseCollectionPairs(pairs);
  const { titles, next, total } = await (isDefaultQuery(query) ? newestPage : indexedPage)(
    context,
    owner,
    query,
  );
  return {
    titles: titles.map((title) => entryOf(context.covers, query.filter.type, title)),
    next: next ? formatPlace(next) : null,
    total,
  };
}

interface TitlesPage extends Omit<CollectionPage, 'ids'> {
  readonly titles: readonly OwnTitle[];
}

/** A page in the default order, which the database has an index of, so that it is not loaded into memory. */
async function newestPage(
  { ownTitles, counts }: OwnTitlesContext,
  owner: CollectionOwner,
  { filter: { type }, page: { after, limit } }: CollectionQuery,
): Promise<TitlesPage> {
  const position = after && { changedAt: Number(after.key ?? 0), titleId: after.titleId };
  // Reads one more to find out whether there is a next page.
  const rows = await ownTitles.newest(owner, type, limit + 1, position);
  const titles = rows.slice(0, limit);
  const last = rows.length > limit ? titles.at(-1) : undefined;
  return {
    titles,
    next: last && { key: last.changed_at, titleId: last.title_id },
    total: await counts.ownSizeOf(owner, owner.userId, type),
  };
}

/** A page of another query: its titles are found in memory and read from the database. */
async function indexedPage(
  { ownTitles, index }: OwnTitlesContext,
  owner: CollectionOwner,
  { filter, page }: CollectionQuery,
): Promise<TitlesPage> {
  const { ids, ...rest } = await index.pageOf(owner, filter, page);
  const titles = new Map(
    (await ownTitles.byIds(owner, filter.type, ids)).map((title) => [title.title_id, title]),
  );
  // One that was removed meanwhile is left out.
  return { ...rest, titles: ids.flatMap((id) => titles.get(id) ?? []) };
}

function entryOf(covers: Covers, type: MediaType, title: OwnTitle) {
  const { is_favourite, is_private, added_at, changed_at, tags, progress, minutes } = title;
  return {
    media_type: type,
    title: trackedResponse(covers, type, title),
    is_favourite: is_favourite === 1,
    is_private: is_private === 1,
    ...{ tags, progress, minutes },
    added_at: new Date(added_at).toISOString(),
    changed_at: new Date(changed_at).toISOString(),
  };
}

/** The numbers of the titles that a query finds. */
export function countOwnTitles({ index }: OwnTitlesContext, owner: CollectionOwner, pairs: CollectionPairs) {
  return index.countsOf(owner, parseCollectionPairs(pairs).filter);
}
