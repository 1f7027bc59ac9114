import type { CatalogueItem } from '../client/index.ts';
import { ApiError, present, sentenceOf } from '../client/index.ts';
import { type CatalogueType, catalogues, type MediaView, messages } from '../contract/index.ts';
import { useQuery } from './useQuery.ts';

/** A title's page; `missing` and `failed` carry the sentence to show. */
export type MediaDetails =
  | { readonly state: 'loading' }
  | { readonly state: 'missing' | 'failed'; readonly sentence: string }
  | { readonly state: 'ready'; readonly item: CatalogueItem; readonly view: MediaView };

const notFound = 404;

/** A title by slug or id; what a link already knew (`initialItem`) is shown until the host has answered. */
export function useMediaDetails(
  type: CatalogueType,
  slug: string,
  initialItem?: CatalogueItem,
): MediaDetails {
  const catalogue = catalogues[type];
  const query = useQuery(catalogue.detailsEndpoint, { params: { slug } }, { initialData: initialItem });
  if (query.state === 'loading') return query;
  if (query.state === 'ready') return { ...query, item: query.data, view: present(type, query.data) };
  const isMissing = query.error instanceof ApiError && query.error.status === notFound;
  return isMissing
    ? { state: 'missing', sentence: catalogue.notFound }
    : { state: 'failed', sentence: sentenceOf(query.error, messages.media.detailsFailed) };
}
