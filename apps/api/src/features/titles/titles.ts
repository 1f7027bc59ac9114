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
import { viewOf } from '../../platform/titles/presentItem.ts';
import { titleResponse } from '../../platform/titles/titleResponse.ts';
import type { Viewer } from '../../platform/titles/visibleTitles.ts';
import { sourceName, titleCredits } from '../../providers/credits.ts';
import { titleDetails } from './details/titleDetails.ts';
import { listedTitle, releaseYear } from './listedTitle.ts';
import { listTitles } from './listTitles.ts';
import type { TitlesContext } from './TitlesContext.ts';

/** All details of a title, by slug or id. A stale title is refreshed in the background. */
export async function findTitle(
  { titles, relatedTitles, covers, catalogueSync }: TitlesContext,
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
  const view = viewOf(mediaType, response);
  const names = await relatedTitles.namesOf(title.title_id);
  return {
    ...response,
    details: titleDetails(mediaType, response, [view.title, view.originalTitle], names),
    ...releaseYear(mediaType, response, facts),
    credits: titleCredits(mediaType, facts),
    rating_source: sourceName(mediaType, 'rawg_rating', facts),
  };
}

/** The fewest ratings of which the distribution is returned, so that it does not show those of single users. */
const distributionMinimum = 5;

/**
 * The average rating of a title by the users of this server (null without ratings), the number of ratings, and from five on the number
 * for each half star.
 */
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
  const steps = limits.ratingMaximum / limits.ratingStep;
  const countOf = (stars: number) => ratings.find(({ rating }) => rating === stars)?.count ?? 0;
  const distribution = Array.from({ length: steps }, (_, index) => countOf((index + 1) * limits.ratingStep));
  return {
    average: count === 0 ? null : stars / count,
    count,
    distribution: count < distributionMinimum ? null : distribution,
  };
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
  return found.sort(byRelevance(query)).map((title) => listedTitle(context.covers, mediaType, title));
}

type SearchQuery = z.output<typeof serverSearchQuery>;
