import {
  type Edit,
  type EditedTitle,
  type EditKind,
  editMessages,
  type MediaType,
  mediaTypeNames,
  type NewEdit,
  serverLimits,
} from '@gildshelf/api-client/contract';
import type { EditRow } from '../../../platform/db/rows/editRows.ts';
import { isUuid, uuidv7 } from '../../../platform/db/uuid.ts';
import type { SignedInUser } from '../../../platform/http/endpoint/policies.ts';
import { Conflict, InvalidInput, NotFound } from '../../../platform/http/errors.ts';
import type { Viewer } from '../../../platform/titles/visibleTitles.ts';
import { repositoriesOn } from '../../repositories.ts';
import { type HistoryDependencies, inHistory } from '../HistoryContext.ts';
import { lifetimeOf } from './createEditsRepository.ts';
import { type TitleChanges, trackingOf } from './titleChanges.ts';
import { workOnEdit } from './workOnEdit.ts';

/** A title of a collection. */
export interface ChosenTitle {
  readonly mediaType: MediaType;
  readonly titleId: string;
}

/** What the services of edits get from other features. */
export interface EditDependencies extends HistoryDependencies {
  /** The titles of a user that a query of the collection finds. */
  readonly findCollectionTitles: (
    user: SignedInUser,
    pairs: NonNullable<NewEdit['filter']>,
  ) => Promise<readonly ChosenTitle[]>;
}

/** Begins a bulk edit and works on it for some seconds. */
export async function createEdit(
  context: EditDependencies,
  user: SignedInUser,
  { titles, filter, change }: NewEdit,
  workFor: number = serverLimits.editWork,
): Promise<Edit> {
  const chosen = filter
    ? await context.findCollectionTitles(user, filter)
    : await findTitles(context, user, titles ?? []);
  const now = context.clock();
  const { userId: user_id } = user;
  const edit: EditRow = {
    ...{ user_id, edit_id: uuidv7(now), kind: 'bulk', change: JSON.stringify(change) },
    state: chosen.length > 0 ? 'running' : 'done',
    ...{ total: chosen.length, done: 0, unchanged: 0, created_at: now, worked_at: now },
  };
  await inHistory(context, user_id, async ({ repositories: { edits } }) => {
    if ((await edits.countUnfinished(user_id)) >= serverLimits.runningEdits)
      throw new Conflict(editMessages.tooManyRunning);
    await edits.add(edit);
    await edits.addTitles(
      chosen.map(({ mediaType, titleId }, index) => ({
        ...{ user_id, edit_id: edit.edit_id, position: index + 1 },
        ...{ media_type: mediaType, title_id: titleId, changes: null },
      })),
    );
  });
  return present(context, user, await workOnEdit(context, edit, workFor));
}

/** The titles of a list that are in the collection of the user, each once. */
async function findTitles(
  { store }: HistoryDependencies,
  user: SignedInUser,
  given: readonly EditedTitle[],
): Promise<ChosenTitle[]> {
  const { titles, titleStates } = repositoriesOn(store.db);
  const found: ChosenTitle[] = [];
  for (const [type, ofType] of Map.groupBy(given, ({ media_type }) => media_type)) {
    const mediaType = mediaTypeNames.find((name) => name === type);
    if (!mediaType) throw new InvalidInput(editMessages.invalidTitles);
    const names = ofType.map(({ title_id }) => String(title_id));
    const titleIds = new Set(names.filter(isUuid));
    for (const name of names) {
      if (titleIds.has(name)) continue;
      const titleId = await titles.findId(user, mediaType, name);
      if (titleId) titleIds.add(titleId);
    }
    const tracked = await titleStates.trackedAmong(user.userId, mediaType, [...titleIds]);
    found.push(...tracked.map((titleId) => ({ mediaType, titleId })));
  }
  return found;
}

/** An edit of a user. */
export async function getEdit(
  context: HistoryDependencies,
  user: SignedInUser,
  editId: string,
): Promise<Edit> {
  return present(context, user, await findEdit(context, user, editId));
}

/** Continues an edit for some seconds. */
export async function continueEdit(
  context: HistoryDependencies,
  user: SignedInUser,
  editId: string,
  workFor: number = serverLimits.editWork,
): Promise<Edit> {
  const edit = await findEdit(context, user, editId);
  return present(context, user, await workOnEdit(context, edit, workFor));
}

/** Undoes an edit, also one that is running; works on it for some seconds. */
export async function undoEdit(
  context: HistoryDependencies,
  user: SignedInUser,
  editId: string,
  workFor: number = serverLimits.editWork,
): Promise<Edit> {
  await findEdit(context, user, editId);
  const edit = await inHistory(context, user.userId, async ({ repositories: { edits } }) => {
    const stored = await edits.find(user.userId, editId);
    if (!stored) throw new NotFound(editMessages.unknownEdit);
    if (stored.state === 'undoing' || stored.state === 'undone') return stored;
    const fields = { state: 'undoing', done: 0, unchanged: 0, worked_at: context.clock() } as const;
    await edits.update(stored, fields);
    return { ...stored, ...fields };
  });
  return present(context, user, await workOnEdit(context, edit, workFor));
}

/** The query of a page of edits, validated by the contract. */
export interface EditsQuery {
  readonly limit?: string | undefined;
  readonly after?: string | undefined;
}

/** A page of the edits of a user that can be undone, the newest first. */
export async function listEdits(
  context: HistoryDependencies,
  user: SignedInUser,
  { limit = String(serverLimits.editPage), after }: EditsQuery,
) {
  const size = Number(limit);
  const { edits } = repositoriesOn(context.store.db);
  // Reads one more to find out whether there is a next page.
  const found = await edits.list(user.userId, context.clock(), size + 1, after);
  const rows = found.slice(0, size);
  const last = found.length > size ? rows.at(-1) : undefined;
  return { edits: await presentAll(context, user, rows), next: last?.edit_id ?? null };
}

async function findEdit(context: HistoryDependencies, { userId }: SignedInUser, editId: string) {
  const { edits } = repositoriesOn(context.store.db);
  const edit = isUuid(editId) ? await edits.find(userId, editId) : undefined;
  if (!edit || edit.created_at <= context.clock() - lifetimeOf(edit.kind))
    throw new NotFound(editMessages.unknownEdit);
  return edit;
}

async function present(context: HistoryDependencies, user: SignedInUser, edit: EditRow): Promise<Edit> {
  const [presented] = await presentAll(context, user, [edit]);
  return presented as Edit;
}

const hasManyTitles = (kind: EditKind): boolean => kind === 'bulk' || kind === 'import';

async function presentAll(
  { store }: HistoryDependencies,
  user: Viewer & Pick<SignedInUser, 'userId'>,
  rows: readonly EditRow[],
): Promise<Edit[]> {
  const single = rows.filter(({ kind }) => !hasManyTitles(kind)).map(({ edit_id }) => edit_id);
  const titles = await repositoriesOn(store.db).edits.singleTitles(user, user.userId, single);
  const titleOf = new Map(titles.map((title) => [title.edit_id, title]));
  return rows.map((row) => {
    const { edit_id: id, kind, state, total, done, unchanged } = row;
    const title = titleOf.get(id);
    const changes: TitleChanges = JSON.parse(title?.changes ?? '{}');
    return {
      ...{ id, kind, state, total, done, unchanged },
      created_at: new Date(row.created_at).toISOString(),
      change: kind === 'bulk' && row.change !== null ? JSON.parse(row.change) : null,
      media_type: title?.media_type ?? null,
      title_id: title?.title_id ?? null,
      title_slug: title?.slug ?? null,
      title_name: title?.title ?? null,
      ...trackingOf(changes),
    };
  });
}
