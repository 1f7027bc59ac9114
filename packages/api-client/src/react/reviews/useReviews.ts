import { useCallback, useMemo } from 'react';
import { useSWRConfig } from 'swr';
import type { TitleId } from '../../client/index.ts';
import { listReviews, type MediaType, type Review, type ReviewSort } from '../../contract/index.ts';
import { useApi } from '../ApiProvider.tsx';
import { withReloadedPages } from '../history/withReloadedPages.ts';
import { nullIfUnsupported } from '../nullIfUnsupported.ts';
import { type MoreTitles, usePagedList } from '../pagedList.ts';
import { type Query, queryOf } from '../query.ts';
import { useUser } from '../UserProvider.tsx';
import { reviewsKey } from './reviewKeys.ts';

/** The public reviews of a title that have been loaded. */
export interface ReviewList {
  readonly items: readonly Review[];
  /** The number of all public reviews of the title. */
  readonly total: number;
}

/** The public reviews of a title; null from a host without reviews. */
export type ReviewsQuery = Query<ReviewList | null> & {
  /** Loads the page after those in `data`; undefined when there is none. */
  readonly more?: MoreTitles | undefined;
  /** Repeats the request after a failure. */
  readonly reload: () => Promise<void>;
};

/** Reviews in the cache; without a total from a host that does not support them. */
export interface LoadedReviews {
  readonly items: readonly Review[];
  readonly total?: number;
  readonly next?: string | null | undefined;
}

/** The public reviews of a title page by page, for a signed-in user with their votes. */
export function useReviews(type: MediaType, titleId: TitleId, sort: ReviewSort): ReviewsQuery {
  const { client } = useApi();
  const { user, isInitializing, read } = useUser();
  const { mutate } = useSWRConfig();
  const userId = user?.userId;
  const params = { mediaType: type, titleId: String(titleId) };

  async function requestPage(after?: string): Promise<LoadedReviews> {
    const query = after === undefined ? { sort } : { sort, after };
    const token = read()?.token;
    // A token that the host does not accept any more gets the response for visitors.
    const response = client.call(listReviews, { params, query }, token === undefined ? {} : { token });
    const page = await nullIfUnsupported(client, response);
    return page ? { items: page.reviews, total: page.total, next: page.next } : { items: [] };
  }

  const { data, error, more } = usePagedList<LoadedReviews>(
    isInitializing ? null : reviewsKey(userId, type, titleId, sort),
    requestPage,
    { revalidate: withReloadedPages },
  );
  const list = useMemo(() => data && listOf(data), [data]);
  const reload = useCallback(
    async () => void (await mutate(reviewsKey(userId, type, titleId, sort))),
    [mutate, userId, type, titleId, sort],
  );
  return { ...queryOf(list, error), more, reload };
}

const listOf = ({ items, total }: LoadedReviews): ReviewList | null =>
  total === undefined ? null : { items, total };
