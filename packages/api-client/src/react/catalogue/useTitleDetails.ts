import { ApiError, type CatalogueItem, presentTitle, userMessageOf } from '../../client/index.ts';
import {
  type CatalogueType,
  catalogues,
  isTitleSlug,
  type MediaView,
  messages,
} from '../../contract/index.ts';
import type { Query } from '../query.ts';
import { useQuery } from '../useQuery.ts';

/** The details of a title; `missing` and `failed` have the error message to show. */
export type MediaDetails =
  | { readonly state: 'loading' }
  | { readonly state: 'missing' | 'failed'; readonly message: string }
  | {
      readonly state: 'ready';
      readonly item: CatalogueItem;
      readonly view: MediaView;
      /** `item` is the initial item, and the request is pending. */
      readonly isPartial: boolean;
      /** The error message when the request has failed and `item` is the initial item. */
      readonly message?: string;
    };

const notFound = 404;

/**
 * A title by slug or id. `initialItem`, such as the item of the link that was followed, is returned until the response arrives, and with
 * an error message when the request fails.
 */
export function useTitleDetails(
  type: CatalogueType,
  slug: string,
  initialItem?: CatalogueItem,
): MediaDetails {
  const { getTitleDetails, notFound: missingMessage } = catalogues[type];
  const input = isTitleSlug(slug) ? { params: { slug } } : null;
  const query = useQuery(getTitleDetails, input);

  if (query.state === 'ready' && query.data)
    return { state: 'ready', item: query.data, view: presentTitle(type, query.data), isPartial: false };
  const isMissing =
    !input ||
    query.state === 'ready' ||
    (query.state === 'failed' && query.error instanceof ApiError && query.error.status === notFound);
  const message = isMissing
    ? missingMessage
    : query.state === 'failed'
      ? userMessageOf(query.error, messages.media.detailsFailed)
      : undefined;
  if (initialItem)
    return {
      state: 'ready',
      item: initialItem,
      view: presentTitle(type, initialItem),
      isPartial: message === undefined,
      ...(message !== undefined && { message }),
    };
  if (message === undefined) return { state: 'loading' };
  return { state: isMissing ? 'missing' : 'failed', message };
}

/** The ratings of a title by the users of the host. */
export interface TitleRatings {
  /** 0 to 5 stars; null without ratings. */
  readonly average?: number | null | undefined;
  readonly count: number;
  /** The number of ratings per half star, for 0.5 stars to 5; null or missing if the host sends none, as for few ratings. */
  readonly distribution?: readonly number[] | null | undefined;
}

/** The average, the number and the distribution of the ratings of a title by the users of the host. */
export function useTitleRating(type: CatalogueType, slug: string): Query<TitleRatings> {
  return useQuery(catalogues[type].getTitleRating, isTitleSlug(slug) ? { params: { slug } } : null);
}
