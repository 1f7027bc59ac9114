import type { MediaType } from '@gildshelf/api-client/contract';
import type { Transaction } from 'kysely';
import type { ChangeRecorder, ItemChange } from '../../config/ChangeRecorder.ts';
import type { ServerContext } from '../../config/ServerContext.ts';
import type { HistoryRow } from '../../platform/db/rows/historyRows.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { onTitle as onTitleOf, type TitlePath } from '../../platform/titles/onTitle.ts';
import type { Viewer } from '../../platform/titles/visibleTitles.ts';
import { type Repositories, repositoriesOn } from '../repositories.ts';
import { type BegunEdit, beginEdit, type EditLog } from './edits/beginEdit.ts';
import type { StateScope } from './edits/titleState.ts';

/** What the services of the history get from other features. */
export interface HistoryDependencies extends Pick<ServerContext, 'store' | 'clock' | 'config'> {
  readonly changes: ChangeRecorder;
}

/** A transaction that has locked the history of a user. */
export interface HistoryTransaction {
  readonly db: Transaction<Schema>;
  readonly repositories: Repositories;
  readonly history: HistoryRow;
  /** Records a change of a tracked title if the user wants that. */
  readonly record: (change: ItemChange) => Promise<void>;
  /** Begins to log what the transaction changes in a title. */
  readonly beginEdit: (edit: Omit<BegunEdit, 'userId'>, scope: StateScope) => Promise<EditLog>;
}

/** Runs a transaction that changes plays or tracked titles of a user; the histories of a user are locked one after the other. */
export async function inHistory<Result>(
  { store, changes, clock }: HistoryDependencies,
  userId: string,
  run: (transaction: HistoryTransaction) => Promise<Result>,
): Promise<Result> {
  const isWatched = await changes.isWatched(userId);
  let isRecorded = false;
  const result = await store.db.transaction().execute(async (db) => {
    const repositories = repositoriesOn(db);
    const history = await repositories.histories.lock(userId);
    if (isWatched) await changes.lock(db, userId);
    const record = async (change: ItemChange) => {
      if (!isWatched) return;
      await changes.record(db, change);
      isRecorded = true;
    };
    return run({
      ...{ db, repositories, history, record },
      beginEdit: (edit, scope) => beginEdit(repositories, { ...edit, userId }, scope, clock()),
    });
  });
  if (isRecorded) changes.committed();
  return result;
}

/** Calls `run` with the media type and the id of the title that a path names. */
export function onTitle<Result>(
  { store }: HistoryDependencies,
  viewer: Viewer,
  path: TitlePath,
  run: (type: MediaType, titleId: string) => Promise<Result>,
): Promise<Result> {
  return onTitleOf(repositoriesOn(store.db).titles, viewer, path, run);
}
