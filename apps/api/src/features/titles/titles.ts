import {
  byRelevance,
  limits,
  type MediaType,
  normaliseForSearch,
  ownLimits,
  ownMessages,
  type serverSearchQuery,
} from '@gildshelf/api-client/contract';
import type * as z from 'zod/mini';
import { NotFound } from '../../platform/http/errors.ts';
import { titleResponse } from '../../platform/titles/titleResponse.ts';
import type { Viewer } from '../../platform/titles/visibleTitles.ts';
import { sourceName, titleCredits } from '../../providers/credits.ts';
import { listedTitle, listTitles, releaseYear } from './listTitles.ts';
import type { TitlesContext } from './TitlesContext.ts';

/** All details of a title, by slug or id. A stale title is refreshed in the background. */
export async function findTitle(
  { titles, covers, catalogueSync }: TitlesContext,
  viewer: Viewer,
  mediaType: MediaType,
  slugOrId: string,
) {
  let title = await titles.findBySlugOrId(viewer, mediaType, slugOrId);
  if (title && (await catalogueSync?.refreshTitle(mediaType, title.title_id)))
    title = await titles.findBySlugOrId(viewer, mediaType, slugOrId);
  if (!title) throw new NotFound(ownMessages.title.unknownTitle);
  const response = titleResponse(covers, mediaType, title, title.item);
  const facts = response.facts ?? {};
  return {
    ...response,
    ...releaseYear(mediaType, response, facts),
    credits: titleCredits(mediaType, facts),
    rating_source: sourceName(mediaType, 'rawg_rating', facts),
  };
}

/** The average rating of a title by the users of this server (null without ratings), and the number of ratings. */
export async function findRating(
  { titles, counts }: TitlesContext,
  viewer: Viewer,
  mediaType: MediaType,
  slugOrId: string,
) {
  const titleId = await titles.findId(viewer, mediaType, slugOrId);
  if (!titleId) throw new NotFound(ownMessages.title.unknownTitle);
  const ratings = await counts.ratingsOf(titleId);
  const count = ratings.reduce((sum, rating) => sum + rating.count, 0);
  const stars = ratings.reduce((sum, { rating, count }) => sum + rating * count, 0);
  return { average: count === 0 ? null : stars / count, count };
}

/**
 * The best five titles for a query, sorted by relevance of the shown name; with `sort` a page of the titles, the best match first. If
 * the catalogue has fewer than five, the providers are searched too.
 */
export async function searchTitles(
  context: TitlesContext,
  viewer: Viewer,
  mediaType: MediaType,
  { query, sort, page }: SearchQuery,
) {
  const { titles, titleSearch, catalogueSync } = context;
  if (normaliseForSearch(query) === '') return [];
  const limit = sort ? page * ownLimits.searchPageSize : limits.searchResultsPerMediaType;
  let ids = await titleSearch.best(viewer, mediaType, query, limit);
  const isShort = ids.length < limits.searchResultsPerMediaType;
  if (isShort && (await catalogueSync?.searchProviders(mediaType, query)))
    ids = await titleSearch.best(viewer, mediaType, query, limit);
  if (sort) return listTitles(context, viewer, mediaType, ids.slice(limit - ownLimits.searchPageSize));
  const found = await titles.byIds(viewer, ids);
  return found.sort(byRelevance(query)).map((title) => listedTitle(context, mediaType, title));
}

type SearchQuery = z.output<typeof serverSearchQuery>;
