import {
  byRelevance,
  limits,
  type MediaType,
  mediaTypes,
  normaliseForSearch,
  ownMessages,
} from '@gildshelf/api-client/contract';
import { NotFound } from '../../platform/http/errors.ts';
import { type StoredFacts, sourceName, titleCredits } from '../../providers/credits.ts';
import type { Covers, TitleWithCover } from '../covers/covers.ts';
import type { Media } from './Media.ts';

/** All details of a title, by slug or id. A stale title is refreshed in the background. */
export async function findTitle(
  { titles, covers, catalogueSync }: Media,
  mediaType: MediaType,
  slugOrId: string,
) {
  let title = await titles.findBySlugOrId(mediaType, slugOrId);
  if (title && (await catalogueSync?.refreshTitle(mediaType, title.title_id)))
    title = await titles.findBySlugOrId(mediaType, slugOrId);
  if (!title) throw new NotFound(ownMessages.title.unknownTitle);
  const response = titleResponse(covers, mediaType, title, title.item);
  const facts = response.facts ?? {};
  return {
    ...response,
    credits: titleCredits(mediaType, facts),
    rating_source: sourceName(mediaType, 'rawg_rating', facts),
  };
}

/** The average rating of a title by the users of this server (null without ratings), and the number of ratings. */
export async function findRating({ titles, counts }: Media, mediaType: MediaType, slugOrId: string) {
  const titleId = await titles.findId(mediaType, slugOrId);
  if (!titleId) throw new NotFound(ownMessages.title.unknownTitle);
  const ratings = await counts.ratingsOf(titleId);
  const count = ratings.reduce((sum, rating) => sum + rating.count, 0);
  const stars = ratings.reduce((sum, { rating, count }) => sum + rating * count, 0);
  return { average: count === 0 ? null : stars / count, count };
}

/**
 * The best five titles with a name that contains the query, sorted by relevance of the shown name. If the catalogue has fewer, the
 * providers are searched too.
 */
export async function searchTitles(
  { titles, titleSearch, covers, catalogueSync }: Media,
  mediaType: MediaType,
  query: string,
) {
  const text = normaliseForSearch(query);
  if (text === '') return [];
  let ids = await titleSearch.best(mediaType, text);
  if (
    ids.length < limits.searchResultsPerMediaType &&
    (await catalogueSync?.searchProviders(mediaType, query))
  )
    ids = await titleSearch.best(mediaType, text);
  const found = await titles.byIds(ids);
  return found.sort(byRelevance(query)).map((title) => titleResponse(covers, mediaType, title, title.card));
}

interface TitleRecord extends TitleWithCover {
  readonly title_id: string;
}

interface ParsedTitle {
  readonly facts?: StoredFacts;
  /** Anime stored by earlier versions have their format ('TV') here until they are refreshed. */
  readonly type?: string;
}

/** A title as sent in responses, with a generated cover if it has no image. `json` is its item or card; further fields are passed on. */
export function titleResponse(covers: Covers, mediaType: MediaType, title: TitleRecord, json: string) {
  const image = mediaTypes[mediaType].imageFields(covers.coverUrl(mediaType, title));
  const item: ParsedTitle = JSON.parse(covers.withProxiedImages(title.title_id, json));
  return {
    ...image,
    ...item,
    ...(item.type && item.type !== mediaType && { type: mediaType, format: item.type }),
    id: title.title_id,
    slug: title.slug,
  };
}
