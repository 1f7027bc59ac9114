import { setImmediate } from 'node:timers/promises';
import type { BulkChange } from '@gildshelf/api-client/contract';
import type { EditRow, EditTitleRow } from '../../../platform/db/rows/editRows.ts';
import { isUnavailable } from '../../../platform/http/errorHandler.ts';
import { repositoriesOn } from '../../repositories.ts';
import { type HistoryDependencies, type HistoryTransaction, inHistory } from '../HistoryContext.ts';
import { createTitleHistories } from '../titleHistories.ts';
import { changeTitle } from './changeTitle.ts';
import { revertTitle } from './revertTitle.ts';
import type { TitleChanges } from './titleChanges.ts';
import { undoListPart } from './undoLists.ts';

/** Titles of one transaction, which blocks the event loop on SQLite, and other changes of the user on PostgreSQL. */
export const titlesPerPart = 25;
/** How long an edit of another server may be silent before this one continues it, in milliseconds. */
const abandonedAfter = 60_000;
const editsPerRun = 20;

type EditTitle = Pick<EditTitleRow, 'position' | 'media_type' | 'title_id' | 'changes'>;

const isUnfinished = ({ state }: Pick<EditRow, 'state'>): boolean =>
  state === 'running' || state === 'undoing';

/** Works on an edit for about `ms` milliseconds, or until it is complete; resolves to its state. */
export async function workOnEdit(
  context: HistoryDependencies,
  edit: EditRow,
  ms = Number.POSITIVE_INFINITY,
): Promise<EditRow> {
  const end = performance.now() + ms;
  let current = edit;
  while (isUnfinished(current)) {
    try {
      current = (await workOnPart(context, current)) ?? current;
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      // Another request works on the edit, and has saved how far it is.
      return (await repositoriesOn(context.store.db).edits.find(current.user_id, current.edit_id)) ?? current;
    }
    if (performance.now() >= end) break;
    // Serves other requests between two parts.
    await setImmediate();
  }
  return current;
}

/**
 * Processes the next titles of an edit in one transaction, which also saves how far it is: after a crash it is continued there. Requests
 * that continue the same edit concurrently process one part after the other.
 */
function workOnPart(
  context: HistoryDependencies,
  { user_id, edit_id }: Pick<EditRow, 'user_id' | 'edit_id'>,
): Promise<EditRow | undefined> {
  return inHistory(context, user_id, async (transaction) => {
    const { edits } = transaction.repositories;
    const edit = await edits.find(user_id, edit_id);
    if (!edit || !isUnfinished(edit)) return edit;
    const isUndo = edit.state === 'undoing';
    const titles = isUndo
      ? await edits.titlesBefore(edit, edit.total - edit.done + 1, titlesPerPart)
      : await edits.titlesAfter(edit, edit.done, titlesPerPart);
    let unchanged = 0;
    for (const title of titles) {
      const isChanged = isUndo
        ? await undoTitle(context, transaction, edit, title)
        : await applyTo(context, transaction, edit, title);
      if (!isChanged) unchanged += 1;
    }
    const done = edit.done + titles.length;
    const hasNoMoreTitles = done >= edit.total || titles.length === 0;
    const hasMoreLists =
      isUndo && hasNoMoreTitles && (await undoListPart(transaction.repositories, edit, context.clock()));
    const isComplete = hasNoMoreTitles && !hasMoreLists;
    const after = {
      ...{ done, unchanged: edit.unchanged + unchanged, worked_at: context.clock() },
      ...(isComplete && ({ state: isUndo ? 'undone' : 'done' } as const)),
    };
    await edits.update(edit, after);
    return { ...edit, ...after };
  });
}

async function applyTo(
  { clock }: HistoryDependencies,
  transaction: HistoryTransaction,
  edit: EditRow,
  { position, media_type: mediaType, title_id: titleId }: EditTitle,
): Promise<boolean> {
  const change: BulkChange = JSON.parse(edit.change ?? '{}');
  const title = { userId: edit.user_id, mediaType, titleId };
  const changes = await changeTitle(transaction, createTitleHistories({ clock }), title, change, clock());
  if (!changes) return false;
  await transaction.repositories.edits.saveChanges(edit, position, JSON.stringify(changes));
  return true;
}

/** Restores a title; true also if the edit had not changed it. */
async function undoTitle(
  { clock, config }: HistoryDependencies,
  { repositories }: HistoryTransaction,
  edit: EditRow,
  { media_type: mediaType, title_id: titleId, changes }: EditTitle,
): Promise<boolean> {
  if (changes === null) return true;
  const title = { userId: edit.user_id, mediaType, titleId };
  const limits = { maxTrackedTitles: config.maxTrackedTitles, now: clock() };
  return revertTitle(repositories, title, JSON.parse(changes) as TitleChanges, limits);
}

/** Completes edits on which no request has worked for a minute, such as those of a server that was killed. */
export async function finishEdits(context: HistoryDependencies): Promise<void> {
  const { store, clock } = context;
  const { edits } = repositoriesOn(store.db);
  const found = await edits.unfinished(clock() - abandonedAfter, editsPerRun);
  for (const { user_id, edit_id } of found) {
    const edit = await edits.find(user_id, edit_id);
    if (edit) await workOnEdit(context, edit);
  }
}
