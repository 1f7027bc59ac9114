import {
  browsing,
  type CatalogueType,
  catalogues,
  catalogueTypes,
  getRelatedTitles,
  serverSearchQuery,
} from '@gildshelf/api-client/contract';
import { type Api, serveEndpoint } from '../../platform/http/endpoint/serveEndpoint.ts';
import { browseTitles } from './browse/browseTitles.ts';
import { createFindRelated, type FindRelated } from './related/findRelated.ts';
import { createTitlesContext, type TitlesContext, type TitlesDependencies } from './TitlesContext.ts';
import { findRating, findTitle, searchTitles } from './titles.ts';
import { refreshTopList } from './top-lists/refreshTopLists.ts';
import { createTopList } from './top-lists/topList.ts';

/** Registers the endpoints of all catalogues; `headers` are added to cached top lists, which skip the middleware. */
export function serveTitles(
  api: Api,
  dependencies: TitlesDependencies,
  headers: Readonly<Record<string, string>>,
): void {
  const titles = createTitlesContext(dependencies);
  const findRelated = createFindRelated(titles, dependencies.openDataFolder);
  for (const type of catalogueTypes) {
    serveCatalogue(api, titles, type, headers);
    serveRelated(api, findRelated, type);
  }
}

function serveCatalogue(
  api: Api,
  titles: TitlesContext,
  type: CatalogueType,
  headers: Readonly<Record<string, string>>,
): void {
  const catalogue = catalogues[type];
  const topList = createTopList(titles, type, headers);
  api.cachedResponses.set(catalogue.listTopTitles.path, (request) => topList.fresh()?.(request.headers));
  serveEndpoint(api, catalogue.listTopTitles, async ({ context }) =>
    (await topList.read())(context.req.raw.headers),
  );
  serveEndpoint(api, catalogue.refreshTopTitles, () => refreshTopList(titles, type));
  // Search and browse are registered before the details, whose slug parameter matches their paths too.
  serveEndpoint(api, { ...catalogue.searchTitles, query: serverSearchQuery }, ({ viewer, query }) =>
    searchTitles(titles, viewer, type, query),
  );
  // Read from the URL: its facets can be repeated, and no query is invalid.
  const { query: _, ...browseCall } = browsing[type].browseTitles;
  serveEndpoint(api, browseCall, ({ viewer, context }) =>
    browseTitles(titles, viewer, type, [...new URL(context.req.url).searchParams]),
  );
  serveEndpoint(api, catalogue.getTitleDetails, ({ viewer, params }) =>
    findTitle(titles, viewer, type, params.slug),
  );
  serveEndpoint(api, catalogue.getTitleRating, ({ viewer, params }) =>
    findRating(titles, viewer, type, params.slug),
  );
}

function serveRelated(api: Api, findRelated: FindRelated, type: CatalogueType): void {
  serveEndpoint(
    api,
    getRelatedTitles[type] as (typeof getRelatedTitles)['game'],
    async ({ viewer, params }) => findRelated(viewer, type, params.slug),
  );
}
