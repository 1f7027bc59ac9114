import {
  historyMessages,
  type MediaType,
  ownMessages,
  serverLimits,
  type TitleDetailsChange,
} from '@gildshelf/api-client/contract';
import type { SignedInUser } from '../../platform/http/endpoint/policies.ts';
import { Conflict, NotFound } from '../../platform/http/errors.ts';
import type { TitlePath } from '../../platform/titles/onTitle.ts';
import { type Repositories, repositoriesOn } from '../repositories.ts';
import { type HistoryDependencies, inHistory, onTitle } from './HistoryContext.ts';
import { readPlays } from './plays/plays.ts';

/** What a user has recorded about a title, with the first page of plays. */
export function getTitleHistory(context: HistoryDependencies, user: SignedInUser, path: TitlePath) {
  return onTitle(context, user, path, async (mediaType, titleId) => ({
    ...(await readDetails(repositoriesOn(context.store.db), user.userId, mediaType, titleId)),
    ...(await readPlays(context, user.userId, titleId, {})),
  }));
}

const noDetails = { is_favourite: false, is_private: false, note: null, tags: [] };

async function readDetails(
  { collection, titleDetails }: Repositories,
  userId: string,
  mediaType: MediaType,
  titleId: string,
) {
  const marks = await collection.marksOf(userId, mediaType, titleId);
  if (!marks) return noDetails;
  return {
    is_favourite: marks.is_favourite === 1,
    is_private: marks.is_private === 1,
    note: await titleDetails.noteOf(userId, titleId),
    tags: await titleDetails.tagsOf(userId, titleId),
  };
}

/** Changes details of a tracked title. */
export function updateTitleHistory(
  context: HistoryDependencies,
  user: SignedInUser,
  path: TitlePath,
  { is_favourite, is_private, note, tags }: TitleDetailsChange,
) {
  const { userId } = user;
  return onTitle(context, user, path, (mediaType, titleId) =>
    inHistory(context, userId, async ({ repositories, beginEdit }) => {
      const { collection, titleDetails } = repositories;
      if (!(await collection.lockItem(userId, mediaType, titleId)))
        throw new Conflict(historyMessages.notTracked);
      const edit = await beginEdit({ kind: 'details', mediaType, titleId }, { hasDetails: true });
      if (is_favourite !== undefined) await collection.setFavourite(userId, mediaType, titleId, is_favourite);
      if (is_private !== undefined) await collection.setPrivate(userId, mediaType, titleId, is_private);
      if (note !== undefined)
        await titleDetails.saveNote({
          ...{ user_id: userId, title_id: titleId, media_type: mediaType, note },
          updated_at: context.clock(),
        });
      if (tags) await titleDetails.replaceTags(userId, mediaType, titleId, [...new Set(tags)]);
      const details = await readDetails(repositories, userId, mediaType, titleId);
      return { ...details, editId: await edit.end() };
    }),
  );
}

/** Restores a title that was removed from the collection, with its status, rating and history. */
export function restoreTitle(context: HistoryDependencies, user: SignedInUser, path: TitlePath) {
  const { userId } = user;
  const { clock, config } = context;
  return onTitle(context, user, path, (mediaType, titleId) =>
    inHistory(context, userId, async ({ repositories: { collection, titleDetails }, beginEdit }) => {
      const edit = await beginEdit({ kind: 'restore', mediaType, titleId }, {});
      const removed = await titleDetails.takeRemoved(userId, mediaType, titleId);
      const now = clock();
      if (!removed || removed.removed_at <= now - serverLimits.removedTitleLifetime)
        throw new NotFound(historyMessages.nothingToRestore);
      const { status, rating, is_favourite, is_private, created_at } = removed;
      const item = { user_id: userId, media_type: mediaType, title_id: titleId, status, rating };
      if (!(await collection.add({ ...item, created_at, updated_at: now }, config.maxTrackedTitles))) {
        if (await collection.lockItem(userId, mediaType, titleId))
          throw new NotFound(historyMessages.nothingToRestore);
        throw new Conflict(ownMessages.collection.full(config.maxTrackedTitles));
      }
      await collection.setFavourite(userId, mediaType, titleId, is_favourite === 1);
      await collection.setPrivate(userId, mediaType, titleId, is_private === 1);
      return { status, rating, editId: await edit.end() };
    }),
  );
}

/** The tags of a user. */
export async function listTags({ store }: HistoryDependencies, { userId }: SignedInUser) {
  return { tags: await repositoriesOn(store.db).titleDetails.listTags(userId) };
}
