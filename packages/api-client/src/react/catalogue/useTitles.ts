import useSWR from 'swr';
import { ApiError, type CatalogueItem, presentTitle, userMessageOf } from '../../client/index.ts';
import {
  type CatalogueType,
  catalogues,
  isTitleSlug,
  type MediaView,
  messages,
} from '../../contract/index.ts';
import { useApi } from '../ApiProvider.tsx';
import { queryOf } from '../query.ts';

/** A title as the API returned it, and as it is shown. */
export interface ChosenTitle {
  readonly item: CatalogueItem;
  readonly view: MediaView;
}

/** Titles that were chosen by their slugs; `failed` has the error message to show. */
export type ChosenTitles =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly message: string }
  | {
      readonly state: 'ready';
      /** In the order of the slugs. */
      readonly titles: readonly ChosenTitle[];
      /** The slugs of which the host has no title. */
      readonly unknownSlugs: readonly string[];
    };

const notFound = 404;

/** Titles of a media type by their slugs or ids, in the given order. Sends a request for each; fails if one fails other than by 404. */
export function useTitles(type: CatalogueType, slugs: readonly string[]): ChosenTitles {
  const { client } = useApi();
  const { getTitleDetails } = catalogues[type];
  const requested = slugs.filter(isTitleSlug);
  const prefetched = requested.map((slug) => client.known(getTitleDetails, { params: { slug } }));
  const { data, error } = useSWR<readonly (CatalogueItem | null)[], Error>(
    [getTitleDetails.path, ...requested],
    () =>
      Promise.all(
        requested.map((slug) =>
          client.call(getTitleDetails, { params: { slug } }).catch((cause: unknown) => {
            if (isNotFound(cause)) return null;
            throw cause;
          }),
        ),
      ),
    {
      fallbackData: prefetched.every((result) => result && (!result.error || isNotFound(result.error)))
        ? prefetched.map((result) => result?.data ?? null)
        : undefined,
    },
  );
  const query = queryOf(data, error);
  if (query.state === 'failed')
    return { state: 'failed', message: userMessageOf(query.error, messages.media.detailsFailed) };
  if (query.state === 'loading') return query;
  const items = query.data;
  return {
    state: 'ready',
    titles: items.flatMap((item) => (item ? [{ item, view: presentTitle(type, item) }] : [])),
    unknownSlugs: slugs.filter((slug) => !items[requested.indexOf(slug)]),
  };
}

const isNotFound = (error: unknown) => error instanceof ApiError && error.status === notFound;
