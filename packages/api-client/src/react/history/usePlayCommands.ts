import { type TitleId, trackingOf } from '../../client/index.ts';
import {
  addPlay,
  type MediaType,
  type NewPlay,
  type Play,
  type PlayChange,
  removePlay,
  restoreTitle,
  updatePlay,
} from '../../contract/index.ts';
import { storeTracking, type UserCache } from '../collection/storeTracking.ts';
import { isUserContent } from '../collection/userContent.ts';
import type { Command } from '../useCommand.ts';
import { dependsOnHistory, titleHistoryKey } from './historyKeys.ts';
import { useHistoryCommand } from './useHistoryCommand.ts';
import type { LoadedHistory } from './useTitleHistory.ts';

/**
 * A command that adds a play, and the title to the collection if it is not in it. The status of the title is updated with the response;
 * the command ends when its history has been requested again.
 */
export function useAddPlay(type: MediaType, titleId: TitleId): Command<NewPlay, Play | undefined> {
  const params = { mediaType: type, titleId: String(titleId) };
  return useHistoryCommand({
    send: (client, body: NewPlay) => client.call(addPlay, { params, body }),
    async store(cache, { play, ...saved }) {
      await storeStatus(cache, type, titleId, saved);
      return play;
    },
  });
}

/** A command that changes fields of a play, like `useAddPlay`. */
export function useUpdatePlay(
  type: MediaType,
  titleId: TitleId,
): Command<PlayChange & { readonly playId: string }, Play | undefined> {
  return useHistoryCommand({
    send: (client, { playId, ...body }: PlayChange & { readonly playId: string }) =>
      client.call(updatePlay, { params: { playId }, body }),
    async store(cache, { play, ...saved }) {
      await changePlays(cache, type, titleId, (plays) =>
        plays.map((old) => (old.id === play.id ? play : old)),
      );
      await storeStatus(cache, type, titleId, saved);
      return play;
    },
  });
}

/** A command that removes a play by its id. The status of the title is unchanged. */
export function useRemovePlay(type: MediaType, titleId: TitleId): Command<string, void> {
  return useHistoryCommand({
    send: (client, playId: string) => client.call(removePlay, { params: { playId } }),
    async store(cache, _, playId) {
      await changePlays(cache, type, titleId, (plays) => plays.filter(({ id }) => id !== playId));
      await cache.mutate((key) => dependsOnHistory(key, cache.userId));
    },
  });
}

/** A command that restores a removed title by its id, with its status, rating and history. */
export function useRestoreTitle(type: MediaType): Command<TitleId, void> {
  return useHistoryCommand({
    send: (client, titleId: TitleId) =>
      client.call(restoreTitle, { params: { mediaType: type, titleId: String(titleId) } }),
    store: (cache, restored, titleId) => storeStatus(cache, type, titleId, restored),
  });
}

/** Changes the loaded plays of a title in the cache. */
function changePlays(
  { userId, mutate }: UserCache,
  type: MediaType,
  titleId: TitleId,
  change: (plays: readonly Play[]) => readonly Play[],
) {
  return mutate<LoadedHistory>(
    titleHistoryKey(userId, type, titleId),
    (history) => history && { ...history, items: change(history.items) },
    { revalidate: false },
  );
}

interface SavedStatus {
  readonly status?: string | null | undefined;
  readonly rating?: number | null | undefined;
}

/** Stores the status of a title that a response contains, and requests the history of the title again. */
async function storeStatus(
  cache: UserCache,
  type: MediaType,
  titleId: TitleId,
  { status, rating }: SavedStatus,
): Promise<void> {
  const { userId, mutate } = cache;
  const tracking = trackingOf({ user_status: status ?? null, user_rating: rating ?? null });
  if (!tracking.status) {
    await mutate((key) => isUserContent(key, userId));
    return;
  }
  const historyKey = titleHistoryKey(userId, type, titleId);
  await storeTracking(cache, type, titleId, tracking, historyKey);
  await mutate(historyKey);
}
