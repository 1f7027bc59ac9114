import {
  type CatalogueType,
  catalogues,
  type MediaType,
  mediaTypes,
  servedCollectionPage,
  servedPublicCollection,
} from '@gildshelf/api-client/contract';
import type { Api } from '../Api.ts';
import { publicHeaders } from '../middleware/answerHeaders.ts';
import { jsonAnswer } from '../middleware/jsonAnswer.ts';
import { streamResponse } from '../middleware/streamResponse.ts';
import { serve } from '../serve.ts';
import { createMedia, type MediaDependencies } from '../services/media/createMedia.ts';
import { createTopList } from '../services/media/createTopList.ts';
import { findRating } from '../services/media/findRating.ts';
import { findTitle } from '../services/media/findTitle.ts';
import { findTrackedItem } from '../services/media/findTrackedItem.ts';
import { listCollection } from '../services/media/listCollection.ts';
import { listCollectionPage } from '../services/media/listCollectionPage.ts';
import { listPublicCollection } from '../services/media/listPublicCollection.ts';
import type { Media } from '../services/media/Media.ts';
import { rateItem } from '../services/media/rateItem.ts';
import { refreshTopList } from '../services/media/refreshTopList.ts';
import { removeItem } from '../services/media/removeItem.ts';
import { searchTitles } from '../services/media/searchTitles.ts';
import { serveCards } from './serveCards.ts';
import { serveCovers } from './serveCovers.ts';
import { serveOembed } from './serveOembed.ts';

/** The calls of every catalogue and every collection, the covers and cards of their titles, and how these are embedded. */
export function serveMedia(api: Api, dependencies: MediaDependencies): void {
  const media = createMedia(dependencies);
  const headers = publicHeaders(dependencies.environment.publicUrl);
  for (const type of Object.keys(catalogues) as CatalogueType[]) serveCatalogue(api, media, type, headers);
  for (const type of Object.keys(mediaTypes) as MediaType[]) {
    serveCollection(api, media, type);
    servePublicCollection(api, media, type);
  }
  serveCovers(api.http, media);
  serveCards(api.http, media);
  serveOembed(api.http, media, dependencies.environment);
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
  serve(api, catalogue.topEndpoint, async ({ context }) => (await topList.read())(context.req.raw.headers));
  serve(api, catalogue.refreshTopEndpoint, () => refreshTopList(media, type));
  // Before the details: 'search' stands where a slug does.
  serve(api, catalogue.searchEndpoint, ({ query }) => searchTitles(media, type, query.query));
  serve(api, catalogue.detailsEndpoint, ({ params }) => findTitle(media, type, params.slug));
  serve(api, catalogue.ratingEndpoint, ({ params }) => findRating(media, type, params.slug));
}

function serveCollection(api: Api, media: Media, type: MediaType): void {
  const { idField, listEndpoint, getEndpoint, rateEndpoint, removeEndpoint } = mediaTypes[type];
  serve(api, { ...listEndpoint, query: servedCollectionPage }, async ({ user, query, context }) => {
    if (!query.limit && !query.after) {
      const whole = await listCollection(media, type, user);
      return typeof whole === 'string'
        ? jsonAnswer(context, whole)
        : streamResponse(context, whole, { 'content-type': 'application/json' });
    }
    const { text, next } = await listCollectionPage(media, type, user, query);
    return jsonAnswer(context, text, {
      ...(next && { link: nextPage(context.req.path, query.limit, next) }),
    });
  });
  serve(api, getEndpoint, ({ user, params }) => findTrackedItem(media, type, user, params.titleId));
  serve(api, rateEndpoint, ({ user, body }) => {
    const ids: Readonly<Record<string, unknown>> = body;
    return rateItem(media, type, user, { ...body, slugOrId: String(ids[idField]) });
  });
  serve(api, removeEndpoint, ({ user, params }) => removeItem(media, type, user, params.titleId));
}

/** Nobody's answer is older than this, nor hangs on who asks. */
const publicFor = 'public, max-age=60';

function servePublicCollection(api: Api, media: Media, type: MediaType): void {
  const { publicListEndpoint } = mediaTypes[type];
  serve(api, { ...publicListEndpoint, query: servedPublicCollection }, async ({ params, query, context }) => {
    const text = await listPublicCollection(media, type, params.username, query);
    return jsonAnswer(context, text, { 'cache-control': publicFor, 'access-control-allow-origin': '*' });
  });
}

/** RFC 8288: the address of the next page, from the root of the same host. */
function nextPage(path: string, limit: string | undefined, after: string): string {
  const query = new URLSearchParams({ ...(limit && { limit }), after });
  return `<${path}?${query}>; rel="next"`;
}
