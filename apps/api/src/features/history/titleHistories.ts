import { defaultPlay, effectOfStatus, serverLimits } from '@gildshelf/api-client/contract';
import type { Transaction } from 'kysely';
import type { ItemChange } from '../../config/ChangeRecorder.ts';
import type { ServerContext } from '../../config/ServerContext.ts';
import type { RemovedTitleRow } from '../../platform/db/rows/historyRows.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { uuidv7 } from '../../platform/db/uuid.ts';
import { repositoriesOn } from '../repositories.ts';
import { type BegunEdit, beginEdit, type EditLog } from './edits/beginEdit.ts';
import { columnsOf } from './plays/playFields.ts';

/** Creates the functions by which the collection changes the history of a title. */
export function createTitleHistories({ clock }: Pick<ServerContext, 'clock'>) {
  return {
    /** Locks the history of a user until the transaction ends. */
    lock: async (db: Transaction<Schema>, userId: string): Promise<void> => {
      await repositoriesOn(db).histories.lock(userId);
    },

    /** Begins to log what a transaction, which has locked the history, changes in a title and its open plays. */
    beginEdit: (db: Transaction<Schema>, edit: BegunEdit): Promise<EditLog> =>
      beginEdit(repositoriesOn(db), edit, { hasOpenPlays: true }, clock()),

    /** Changes the open plays of a title whose status was saved, if it is a new one. */
    changed: async (db: Transaction<Schema>, change: ItemChange): Promise<void> => {
      const { userId, mediaType, titleId, before, after } = change;
      const { plays, titleDetails } = repositoriesOn(db);
      if (!before) await titleDetails.takeRemoved(userId, mediaType, titleId);
      if (before?.status === after.status) return;
      const { openPlays, addsRepeat } = effectOfStatus(after.status);
      if (openPlays) await plays.changeOpen(userId, titleId, openPlays, clock());
      if (addsRepeat && !(await plays.hasOpen(userId, titleId))) await addRepeat(db, change, clock());
    },

    /** Stores what a removed title was, so that it can be restored. */
    removed: async (db: Transaction<Schema>, title: Omit<RemovedTitleRow, 'removed_at'>): Promise<void> => {
      await repositoriesOn(db).titleDetails.addRemoved({ ...title, removed_at: clock() });
    },
  };
}

/** Adds an ongoing repeat, unless the user has the maximum number of plays, which must not prevent a change of the status. */
async function addRepeat(db: Transaction<Schema>, { userId, mediaType, titleId }: ItemChange, now: number) {
  const { plays, histories } = repositoriesOn(db);
  const { play_count, time_zone } = await histories.lock(userId);
  if (play_count >= serverLimits.plays) return;
  const fields = { ...defaultPlay, state: 'ongoing', is_repeat: true } as const;
  await plays.add({
    ...{ user_id: userId, play_id: uuidv7(now), media_type: mediaType, title_id: titleId },
    ...columnsOf(fields, time_zone),
    ...{ created_at: now, updated_at: now },
  });
  await histories.addToPlayCount(userId, 1);
}
