import type { EditKind } from '@gildshelf/api-client/contract';
import { uuidv7 } from '../../../platform/db/uuid.ts';
import type { Repositories } from '../../repositories.ts';
import type { TitleOfUser } from './createTitleStatesRepository.ts';
import { type Companions, changesBetween, type TitleChanges } from './titleChanges.ts';
import { readTitleState, type StateScope } from './titleState.ts';

/** A title that a transaction changes, and by which call. */
export interface BegunEdit extends TitleOfUser {
  readonly kind: EditKind;
}

/** The log of a transaction that changes one title. */
export interface EditLog {
  /** Saves what has changed, also in these new plays; resolves to the id of the edit, undefined if nothing has changed. */
  readonly end: (newPlayIds?: readonly string[]) => Promise<string | undefined>;
}

/** Begins to log what a transaction, which has locked the history of the user, changes in a title. */
export async function beginEdit(
  repositories: Repositories,
  { kind, ...title }: BegunEdit,
  scope: StateScope,
  now: number,
): Promise<EditLog> {
  const changes = await watchTitle(repositories, title, scope);
  return {
    async end(newPlayIds) {
      const changed = await changes(newPlayIds);
      if (!changed) return undefined;
      const { userId: user_id, mediaType: media_type, titleId: title_id } = title;
      const edit_id = uuidv7(now);
      const { edits } = repositories;
      const counts = { total: 1, done: 1, unchanged: 0 };
      const times = { created_at: now, worked_at: now };
      await edits.add({ user_id, edit_id, kind, state: 'done', change: null, ...counts, ...times });
      const row = { user_id, edit_id, position: 1, media_type, title_id };
      await edits.addTitles([{ ...row, changes: JSON.stringify(changed) }]);
      return edit_id;
    },
  };
}

/** Reads the state of a title that a transaction changes; the returned function reads it again and returns what has changed. */
export async function watchTitle(repositories: Repositories, title: TitleOfUser, scope: StateScope) {
  await repositories.histories.addChange(title.userId, title.titleId);
  const before = await readTitleState(repositories, title, scope);
  return async (newPlayIds: readonly string[] = []): Promise<TitleChanges | undefined> => {
    // Also the plays that were open before and are not any more.
    const playIds = [...new Set([...Object.keys(before.plays), ...(scope.playIds ?? []), ...newPlayIds])];
    const after = await readTitleState(repositories, title, { ...scope, playIds });
    const changes = changesBetween(before, after);
    const isAdded = changes?.item?.[1];
    return isAdded ? { ...changes, companions: await readCompanions(repositories, title) } : changes;
  };
}

/** What a title has beside its row. */
export async function readCompanions(
  { titleDetails, titleStates }: Repositories,
  title: TitleOfUser,
): Promise<Companions> {
  const { userId, titleId } = title;
  return {
    note: await titleDetails.noteOf(userId, titleId),
    tags: await titleDetails.tagsOf(userId, titleId),
    playCount: await titleStates.countPlays(title),
  };
}
