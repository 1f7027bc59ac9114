import { useCallback } from 'react';
import useSWR from 'swr';
import { type ApiClient, type TitleId, type Tracking, trackingOf } from '../../client/index.ts';
import { limits, listTitleStatuses, type MediaType, ownLimits } from '../../contract/index.ts';
import { useApi } from '../ApiProvider.tsx';
import { nullIfUnsupported } from '../nullIfUnsupported.ts';
import { type Query, queryOf } from '../query.ts';
import { useUser } from '../UserProvider.tsx';
import { titleStatusKey } from './userContent.ts';

/**
 * The signed-in user's status and rating of a title for its card, null when it is not tracked, cached for 60 s; `refresh` requests them
 * again and resolves to them. Titles that are mounted together share requests. `loading` while no one is signed in, `failed` from a host
 * that does not support it.
 */
export function useTitleStatus(
  type: MediaType,
  titleId: TitleId,
): Query<Tracking | null> & { readonly refresh: () => Promise<Tracking | null | undefined> } {
  const { client } = useApi();
  const userId = useUser().user?.userId;
  const { data, error, mutate } = useSWR<Tracking | null, Error>(
    userId ? titleStatusKey(userId, type, titleId) : null,
    () => loaderOf(client)(type, String(titleId)),
    { dedupingInterval: limits.userContentMaxAge },
  );
  const refresh = useCallback(() => mutate(), [mutate]);
  return { ...queryOf(data, error), refresh };
}

type Statuses = ReadonlyMap<string, Tracking>;

interface Batch {
  readonly ids: Set<string>;
  readonly statuses: Promise<Statuses>;
}

type LoadStatus = (type: MediaType, titleId: string) => Promise<Tracking | null>;

const loaders = new WeakMap<ApiClient, LoadStatus>();

function loaderOf(client: ApiClient): LoadStatus {
  const loader = loaders.get(client) ?? createLoader(client);
  loaders.set(client, loader);
  return loader;
}

/** Requests the statuses that are wanted at the same time together. */
function createLoader(client: ApiClient): LoadStatus {
  const batches = new Map<MediaType, Batch>();
  let isUnsupported = false;

  async function request(type: MediaType, ids: ReadonlySet<string>): Promise<Statuses> {
    const query = { type, ids: [...ids].join(',') };
    const response = isUnsupported
      ? null
      : await nullIfUnsupported(client, client.call(listTitleStatuses, { query }));
    isUnsupported = response === null;
    if (!response) throw new Error('This host does not return the statuses of titles.');
    return new Map(
      response.titles.map(({ id, status, rating }) => [
        id,
        trackingOf({ user_status: status, user_rating: rating }),
      ]),
    );
  }

  async function requestBatch(type: MediaType, ids: ReadonlySet<string>): Promise<Statuses> {
    await Promise.resolve();
    if (batches.get(type)?.ids === ids) batches.delete(type);
    return request(type, ids);
  }

  return async (type, titleId) => {
    let batch = batches.get(type);
    if (!batch || batch.ids.size >= ownLimits.titleStatuses) {
      const ids = new Set<string>();
      batch = { ids, statuses: requestBatch(type, ids) };
      batches.set(type, batch);
    }
    batch.ids.add(titleId);
    return (await batch.statuses).get(titleId) ?? null;
  };
}
