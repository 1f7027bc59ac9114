import useSWR from 'swr';
import { emptyIfUnsupported, present, type TrackedItem } from '../../client/index.ts';
import { isInProgress, limits, type MediaType, type MediaView, mediaTypeOf } from '../../contract/index.ts';
import { useApi } from '../ApiProvider.tsx';
import { useMediaTypes } from '../catalogue/useMediaTypes.ts';
import { type Query, queryOf } from '../query.ts';
import { useUser } from '../UserProvider.tsx';

/** A title that the user is in the middle of. */
export interface TitleInProgress {
  readonly type: MediaType;
  /** A status such as 'playing' or 're-watching'. */
  readonly status: string;
  readonly item: TrackedItem;
  readonly view: MediaView;
}

/**
 * The titles of the media types of `useMediaTypes` that the signed-in user is in the middle of, at most `count`, cached for 60 s: the last changed title of
 * each status, then the second of each, because a response does not contain when a title was changed. `loading` while no one is signed in.
 */
export function useTitlesInProgress(count: number): Query<readonly TitleInProgress[]> {
  const { client } = useApi();
  const types = useMediaTypes();
  const userId = useUser().user?.userId;

  async function load(type: MediaType, status: string): Promise<TitleInProgress[]> {
    const { listTrackedTitles } = mediaTypeOf(type);
    const items = await client
      .call(listTrackedTitles, {
        params: { userId: userId ?? '' },
        query: { limit: String(count), status },
      })
      .catch(emptyIfUnsupported(listTrackedTitles));
    // A host may ignore both parameters.
    return (items as readonly TrackedItem[])
      .filter(({ user_status }) => user_status === status)
      .map((item) => ({ type, status, item, view: present(type, item) }));
  }

  const { data, error } = useSWR<readonly TitleInProgress[], Error>(
    // Begins like the key of a user's list, so that a change of a title revalidates it.
    userId ? ['user', userId, 'in-progress', count] : null,
    async () => {
      const lists = await Promise.all(
        types.flatMap((type) => statusesInProgress(type).map((status) => load(type, status))),
      );
      const byRank = Array.from({ length: count }, (_, rank) => lists.flatMap((list) => list[rank] ?? []));
      return byRank.flat().slice(0, count);
    },
    { dedupingInterval: limits.userContentMaxAge },
  );
  return queryOf(data, error);
}

const statusesInProgress = (type: MediaType): readonly string[] =>
  mediaTypeOf(type).statuses.filter(isInProgress);
