import type { CatalogueItem } from '../client/index.ts';
import { ApiError, presentTitle, sentenceOf } from '../client/index.ts';
import { type CatalogueType, catalogues, isTitleSlug, type MediaView, messages } from '../contract/index.ts';
import { useQuery } from './useQuery.ts';

/** A title's page; `missing` and `failed` carry the sentence to show. */
export type MediaDetails =
  | { readonly state: 'loading' }
  | { readonly state: 'missing' | 'failed'; readonly sentence: string }
  | {
      readonly state: 'ready';
      readonly item: CatalogueItem;
      readonly view: MediaView;
      /** What the link knew stands there, and the rest of it is still asked for. */
      readonly isPartial: boolean;
      /** Why there is no more than what the link knew. */
      readonly sentence?: string;
    };

const notFound = 404;

/**
 * A title by slug or id; what a link already knew (`initialItem`) is shown until the host has answered, and stays beside
 * the sentence where it cannot answer.
 */
export function useMediaDetails(
  type: CatalogueType,
  slug: string,
  initialItem?: CatalogueItem,
): MediaDetails {
  const { detailsEndpoint, notFound: missingSentence } = catalogues[type];
  const input = isTitleSlug(slug) ? { params: { slug } } : null;
  const query = useQuery(detailsEndpoint, input);

  if (query.state === 'ready' && query.data)
    return { state: 'ready', item: query.data, view: presentTitle(type, query.data), isPartial: false };
  const isMissing =
    !input ||
    query.state === 'ready' ||
    (query.state === 'failed' && query.error instanceof ApiError && query.error.status === notFound);
  const sentence = isMissing
    ? missingSentence
    : query.state === 'failed'
      ? sentenceOf(query.error, messages.media.detailsFailed)
      : undefined;
  if (initialItem)
    return {
      state: 'ready',
      item: initialItem,
      view: presentTitle(type, initialItem),
      isPartial: sentence === undefined,
      ...(sentence !== undefined && { sentence }),
    };
  if (sentence === undefined) return { state: 'loading' };
  return { state: isMissing ? 'missing' : 'failed', sentence };
}
