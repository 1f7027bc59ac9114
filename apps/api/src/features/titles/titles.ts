import {
  byRelevance,
  limits,
  type MediaType,
  normaliseForSearch,
  ownLimits,
  ownMessages,
  type StoredItem,
  type serverSearchQuery,
} from '@gildshelf/api-client/contract';
import type * as z from 'zod/mini';
import { NotFound } from '../../platform/http/errors.ts';
import { knownYear, viewOf } from '../../platform/titles/presentItem.ts';
import { titleResponse } from '../../platform/titles/titleResponse.ts';
import type { Viewer } from '../../platform/titles/visibleTitles.ts';
import { sourceName, titleCredits } from '../../providers/credits.ts';
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
  { titles, titleSearch, covers, catalogueSync }: TitlesContext,
  viewer: Viewer,
  mediaType: MediaType,
  { query, sort, page }: SearchQuery,
) {
  if (normaliseForSearch(query) === '') return [];
  const limit = sort ? page * ownLimits.searchPageSize : limits.searchResultsPerMediaType;
  let ids = await titleSearch.best(viewer, mediaType, query, limit);
  const isShort = ids.length < limits.searchResultsPerMediaType;
  if (isShort && (await catalogueSync?.searchProviders(mediaType, query)))
    ids = await titleSearch.best(viewer, mediaType, query, limit);
  const shownIds = sort ? ids.slice(limit - ownLimits.searchPageSize) : ids;
  const found = await titles.byIds(viewer, shownIds);
  const sorted = sort ? inOrderOf(shownIds, found) : found.sort(byRelevance(query));
  return sorted.map((title) => {
    const response = titleResponse(covers, mediaType, title, title.card);
    const { facts } = JSON.parse(title.item) as StoredItem;
    return { ...response, ...releaseYear(mediaType, response, facts) };
  });
}

/** The year of a title without a release date, if a source has it; nothing for other titles. */
function releaseYear(mediaType: MediaType, response: object, facts: object = {}) {
  const view = viewOf(mediaType, response);
  const year = view.year === null ? knownYear(view, { facts }) : null;
  return year === null ? {} : { release_year: year };
}

type SearchQuery = z.output<typeof serverSearchQuery>;

function inOrderOf<Row extends { readonly title_id: string }>(
  ids: readonly string[],
  rows: readonly Row[],
): Row[] {
  const byId = new Map(rows.map((row) => [row.title_id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
