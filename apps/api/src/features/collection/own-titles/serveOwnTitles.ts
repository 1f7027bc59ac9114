import { getCollectionCounts, listCollectionTitles } from '@gildshelf/api-client/contract';
import type { CollectionIndex } from '../../../config/CollectionIndex.ts';
import type { ServerContext } from '../../../config/ServerContext.ts';
import { type Api, serveEndpoint } from '../../../platform/http/endpoint/serveEndpoint.ts';
import type { Covers } from '../../../platform/titles/titleResponse.ts';
import { repositoriesOn } from '../../repositories.ts';
import { countOwnTitles, listOwnTitles } from './ownTitles.ts';

/** Registers the endpoints of queries of an own collection. */
export function serveOwnTitles(
  api: Api,
  {
    store,
    ...parts
  }: Pick<ServerContext, 'store'> & { readonly index: CollectionIndex; readonly covers: Covers },
): void {
  const { ownTitles, counts } = repositoriesOn(store.db);
  const context = { ...parts, ownTitles, counts };
  // Repeated parameters are alternatives, which the parsed query of Hono would lose.
  const { query: _, ...titlesCall } = listCollectionTitles;
  serveEndpoint(api, titlesCall, ({ user, context: { req } }) =>
    listOwnTitles(context, user, [...new URL(req.url).searchParams]),
  );
  const { query: __, ...countsCall } = getCollectionCounts;
  serveEndpoint(api, countsCall, ({ user, context: { req } }) =>
    countOwnTitles(context, user, [...new URL(req.url).searchParams]),
  );
}
