import {
  type CatalogueType,
  catalogues,
  type MediaType,
  mediaTypes,
  servedCollectionPage,
  servedPublicCollection,
} from '@gildshelf/api-client/contract';
import type { Api } from '../../platform/http/endpoint/serveEndpoint.ts';
import { serveEndpoint } from '../../platform/http/endpoint/serveEndpoint.ts';
import { jsonResponse } from '../../platform/http/response/jsonResponse.ts';
import { publicHeaders } from '../../platform/http/response/responseHeaders.ts';
import { streamResponse } from '../../platform/http/response/streamResponse.ts';
import { findTrackedItem } from '../collection/findTrackedItem.ts';
import { listCollection } from '../collection/listCollection.ts';
import { listCollectionPage } from '../collection/listCollectionPage.ts';
import { listPublicCollection } from '../collection/public/listPublicCollection.ts';
import { rateItem, removeItem } from '../collection/rateItem.ts';
import { serveCovers } from '../covers/serveCovers.ts';
import { serveOembed } from '../oembed/serveOembed.ts';
import { serveShareImages } from '../share-images/serveShareImages.ts';
import { createMedia, type MediaDependencies } from './createMedia.ts';
import { findRating } from './findRating.ts';
import { findTitle } from './findTitle.ts';
import type { Media } from './Media.ts';
import { searchTitles } from './search/searchTitles.ts';
import { createTopList } from './top-lists/createTopList.ts';
import { refreshTopList } from './top-lists/refreshTopList.ts';

/** The calls of every catalogue and every collection, the covers and cards of their titles, and how these are embedded. */
export function serveMedia(api: Api, dependencies: MediaDependencies): void {
  const media = createMedia(dependencies);
  const headers = publicHeaders(dependencies.config.publicUrl);
  for (const type of Object.keys(catalogues) as CatalogueType[]) serveCatalogue(api, media, type, headers);
  for (const type of Object.keys(mediaTypes) as MediaType[]) {
    serveCollection(api, media, type);
    servePublicCollection(api, media, type);
  }
  serveCovers(api.http, media);
  serveShareImages(api.http, media);
  serveOembed(api.http, media, dependencies.config);
}

function serveCatalogue(
  api: Api,
  media: Media,
  type: CatalogueType,
  headers: Readonly<Record<string, string>>,
): void {
  const catalogue = catalogues[type];
  const topList = createTopList(media, type, headers);
  api.kept.set(catalogue.topEndpoint.path, (request) => topList.fresh()?.(request.headers));
  serveEndpoint(api, catalogue.topEndpoint, async ({ context }) =>
    (await topList.read())(context.req.raw.headers),
  );
  serveEndpoint(api, catalogue.refreshTopEndpoint, () => refreshTopList(media, type));
  // Before the details: 'search' stands where a slug does.
  serveEndpoint(api, catalogue.searchEndpoint, ({ query }) => searchTitles(media, type, query.query));
  serveEndpoint(api, catalogue.detailsEndpoint, ({ params }) => findTitle(media, type, params.slug));
  serveEndpoint(api, catalogue.ratingEndpoint, ({ params }) => findRating(media, type, params.slug));
}

function serveCollection(api: Api, media: Media, type: MediaType): void {
  const { idField, listEndpoint, getEndpoint, rateEndpoint, removeEndpoint } = mediaTypes[type];
  serveEndpoint(api, { ...listEndpoint, query: servedCollectionPage }, async ({ user, query, context }) => {
    if (!query.limit && !query.after) {
      const whole = await listCollection(media, type, user);
      return typeof whole === 'string'
        ? jsonResponse(context, whole)
        : streamResponse(context, whole, { 'content-type': 'application/json' });
    }
    const { text, next } = await listCollectionPage(media, type, user, query);
    return jsonResponse(context, text, {
      ...(next && { link: nextPage(context.req.path, query.limit, next) }),
    });
  });
  serveEndpoint(api, getEndpoint, ({ user, params }) => findTrackedItem(media, type, user, params.titleId));
  serveEndpoint(api, rateEndpoint, ({ user, body }) => {
    const ids: Readonly<Record<string, unknown>> = body;
    return rateItem(media, type, user, { ...body, slugOrId: String(ids[idField]) });
  });
  serveEndpoint(api, removeEndpoint, ({ user, params }) => removeItem(media, type, user, params.titleId));
}

/** Nobody's answer is older than this, nor hangs on who asks. */
const publicFor = 'public, max-age=60';

function servePublicCollection(api: Api, media: Media, type: MediaType): void {
  const { publicListEndpoint } = mediaTypes[type];
  serveEndpoint(
    api,
    { ...publicListEndpoint, query: servedPublicCollection },
    async ({ params, query, context }) => {
      const text = await listPublicCollection(media, type, params.username, query);
      return jsonResponse(context, text, { 'cache-control': publicFor, 'access-control-allow-origin': '*' });
    },
  );
}

/** RFC 8288: the address of the next page, from the root of the same host. */
function nextPage(path: string, limit: string | undefined, after: string): string {
  const query = new URLSearchParams({ ...(limit && { limit }), after });
  return `<${path}?${query}>; rel="next"`;
}
