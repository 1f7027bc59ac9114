import {
  type CatalogueType,
  catalogues,
  catalogueTypes,
  type MediaType,
  mediaTypeNames,
  mediaTypes,
  serverCollectionQuery,
  serverPublicCollectionQuery,
} from '@gildshelf/api-client/contract';
import type { PageFacts } from '../../config/PageFacts.ts';
import type { Api } from '../../platform/http/endpoint/serveEndpoint.ts';
import { serveEndpoint } from '../../platform/http/endpoint/serveEndpoint.ts';
import { publicHeaders } from '../../platform/http/middleware/responseHeaders.ts';
import { jsonResponse, streamResponse } from '../../platform/http/response/textResponse.ts';
import {
  findTrackedItem,
  listCollection,
  listCollectionPage,
  rateItem,
  removeItem,
} from '../collection/collection.ts';
import { listPublicCollection } from '../collection/publicCollection.ts';
import { serveCovers } from '../covers/covers.ts';
import { serveOembed } from '../oembed/serveOembed.ts';
import { serveShareImages } from '../share-images/serveShareImages.ts';
import { createMedia, type Media, type MediaDependencies } from './Media.ts';
import { findRating, findTitle, searchTitles } from './titles.ts';
import { refreshTopList } from './top-lists/refreshTopLists.ts';
import { createTopList } from './top-lists/topList.ts';

/** Registers the endpoints of all catalogues and collections, and those of covers, share images and oEmbed. */
export function serveMedia(
  api: Api,
  dependencies: MediaDependencies & { readonly pages: readonly PageFacts[] },
): void {
  const media = createMedia(dependencies);
  const headers = publicHeaders(dependencies.config.publicUrl);
  for (const type of catalogueTypes) serveCatalogue(api, media, type, headers);
  for (const type of mediaTypeNames) {
    serveCollection(api, media, type);
    servePublicCollection(api, media, type);
  }
  serveCovers(api.http, media);
  serveShareImages(api.http, media);
  serveOembed(api.http, media, dependencies.config, dependencies.pages);
}

function serveCatalogue(
  api: Api,
  media: Media,
  type: CatalogueType,
  headers: Readonly<Record<string, string>>,
): void {
  const catalogue = catalogues[type];
  const topList = createTopList(media, type, headers);
  api.cachedResponses.set(catalogue.topEndpoint.path, (request) => topList.fresh()?.(request.headers));
  serveEndpoint(api, catalogue.topEndpoint, async ({ context }) =>
    (await topList.read())(context.req.raw.headers),
  );
  serveEndpoint(api, catalogue.refreshTopEndpoint, () => refreshTopList(media, type));
  // Registered before the details, whose slug parameter matches 'search' too.
  serveEndpoint(api, catalogue.searchEndpoint, ({ query }) => searchTitles(media, type, query.query));
  serveEndpoint(api, catalogue.detailsEndpoint, ({ params }) => findTitle(media, type, params.slug));
  serveEndpoint(api, catalogue.ratingEndpoint, ({ params }) => findRating(media, type, params.slug));
}

function serveCollection(api: Api, media: Media, type: MediaType): void {
  const { idField, listEndpoint, getEndpoint, rateEndpoint, removeEndpoint } = mediaTypes[type];
  serveEndpoint(api, { ...listEndpoint, query: serverCollectionQuery }, async ({ user, query, context }) => {
    if (!query.limit && !query.after) {
      const body = await listCollection(media, type, user);
      return typeof body === 'string'
        ? jsonResponse(context, body)
        : streamResponse(context, body, { 'content-type': 'application/json' });
    }
    const { text, next } = await listCollectionPage(media, type, user, query);
    return jsonResponse(context, text, {
      ...(next && { link: nextPageLink(context.req.path, query.limit, next) }),
    });
  });
  serveEndpoint(api, getEndpoint, ({ user, params }) => findTrackedItem(media, type, user, params.titleId));
  serveEndpoint(api, rateEndpoint, ({ user, body }) => {
    const ids: Readonly<Record<string, unknown>> = body;
    return rateItem(media, type, user, { ...body, slugOrId: String(ids[idField]) });
  });
  serveEndpoint(api, removeEndpoint, ({ user, params }) => removeItem(media, type, user, params.titleId));
}

/** Public responses are the same for all clients and may be cached for a minute. */
const publicCacheControl = 'public, max-age=60';

function servePublicCollection(api: Api, media: Media, type: MediaType): void {
  const { publicListEndpoint } = mediaTypes[type];
  serveEndpoint(
    api,
    { ...publicListEndpoint, query: serverPublicCollectionQuery },
    async ({ params, query, context }) => {
      const text = await listPublicCollection(media, type, params.username, query);
      return jsonResponse(context, text, {
        'cache-control': publicCacheControl,
        'access-control-allow-origin': '*',
      });
    },
  );
}

/** A Link header (RFC 8288) with the URL of the next page, without the host. */
function nextPageLink(path: string, limit: string | undefined, after: string): string {
  const query = new URLSearchParams({ ...(limit && { limit }), after });
  return `<${path}?${query}>; rel="next"`;
}
