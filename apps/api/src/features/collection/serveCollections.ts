import {
  getCollectionStatistics,
  listTitleStatuses,
  type MediaType,
  mediaTypeNames,
  mediaTypes,
  serverCollectionQuery,
  serverPublicCollectionQuery,
  serverStatusesQuery,
} from '@gildshelf/api-client/contract';
import { isUuid } from '../../platform/db/uuid.ts';
import { type Api, serveEndpoint } from '../../platform/http/endpoint/serveEndpoint.ts';
import { jsonResponse, streamResponse } from '../../platform/http/response/textResponse.ts';
import { withEditId } from '../../platform/http/response/withEditId.ts';
import {
  type CollectionContext,
  type CollectionDependencies,
  createCollectionContext,
} from './CollectionContext.ts';
import {
  findTrackedItem,
  listCollection,
  listCollectionPage,
  type PageQuery,
  rateItem,
  removeItem,
} from './collection.ts';
import { readStatistics } from './collectionStatistics.ts';
import { listPublicCollection } from './publicCollection.ts';

/** Registers the endpoints of users' collections and of public collections, for all media types. */
export function serveCollections(api: Api, dependencies: CollectionDependencies): void {
  const collections = createCollectionContext(dependencies);
  for (const type of mediaTypeNames) {
    serveCollection(api, collections, type);
    servePublicCollection(api, collections, type);
  }
  serveEndpoint(
    api,
    { ...listTitleStatuses, query: serverStatusesQuery(mediaTypeNames) },
    async ({ user, query }) => {
      const ids = query.ids.filter(isUuid);
      const { statusesOf } = collections.collection;
      return { titles: ids.length > 0 ? await statusesOf(user, user.userId, query.type, ids) : [] };
    },
  );
  serveStatistics(api, collections);
}

function serveCollection(api: Api, collections: CollectionContext, type: MediaType): void {
  const { idField, statuses, listTrackedTitles, getTrackedTitle, rateTitle, removeTitle } = mediaTypes[type];
  serveEndpoint(
    api,
    { ...listTrackedTitles, query: serverCollectionQuery(statuses) },
    async ({ user, query, context }) => {
      if (!query.limit && !query.after) {
        const body = await listCollection(collections, type, user, query.status);
        return typeof body === 'string'
          ? jsonResponse(context, body)
          : streamResponse(context, body, { 'content-type': 'application/json' });
      }
      const { text, next } = await listCollectionPage(collections, type, user, query);
      return jsonResponse(context, text, {
        ...(next && { link: nextPageLink(context.req.path, { ...query, after: next }) }),
      });
    },
  );
  serveEndpoint(api, getTrackedTitle, ({ user, params }) =>
    findTrackedItem(collections, type, user, params.titleId),
  );
  serveEndpoint(api, rateTitle, async ({ user, body, context }) => {
    const ids: Readonly<Record<string, unknown>> = body;
    const rating = { ...body, slugOrId: String(ids[idField]) };
    return withEditId(context, await rateItem(collections, type, user, rating));
  });
  serveEndpoint(api, removeTitle, async ({ user, params, context }) =>
    withEditId(context, await removeItem(collections, type, user, params.titleId)),
  );
}

/** Public responses are the same for all clients and may be cached for a minute. */
const publicCacheControl = 'public, max-age=60';

function servePublicCollection(api: Api, collections: CollectionContext, type: MediaType): void {
  const { listPublicTitles, statuses } = mediaTypes[type];
  serveEndpoint(
    api,
    { ...listPublicTitles, query: serverPublicCollectionQuery(statuses) },
    async ({ viewer, params, query, context }) => {
      const text = await listPublicCollection(collections, viewer, type, params.username, query);
      return jsonResponse(context, text, {
        'cache-control': publicCacheControl,
        'access-control-allow-origin': '*',
      });
    },
  );
}

function serveStatistics(api: Api, collections: CollectionContext): void {
  serveEndpoint(api, getCollectionStatistics, async ({ viewer, params, context }) => {
    const statistics = await readStatistics(collections, viewer, params.username);
    return jsonResponse(context, JSON.stringify(statistics), {
      'cache-control': publicCacheControl,
      'access-control-allow-origin': '*',
    });
  });
}

/** A Link header (RFC 8288) with the URL of the next page, without the host. */
function nextPageLink(path: string, { limit, status, after }: PageQuery & { after: string }): string {
  const query = new URLSearchParams({ ...(limit && { limit }), ...(status && { status }), after });
  return `<${path}?${query}>; rel="next"`;
}
