import { setImmediate } from 'node:timers/promises';
import type { TitleTransaction } from '../../config/TitleWriter.ts';
import type { ImportRow } from '../../platform/db/rows/importRows.ts';
import { uuidv7 } from '../../platform/db/uuid.ts';
import { Conflict } from '../../platform/http/errors.ts';
import { repositoriesOn } from '../repositories.ts';
import type { ImportKey } from './createImportsRepository.ts';
import type { ImportChoices } from './ImportChoices.ts';
import type { ImportContext } from './ImportContext.ts';
import { filesOf } from './imports.ts';
import { type Entry, planEntries } from './planning/planEntries.ts';
import type { ReadEntry, ReadMessage } from './reading/readMessages.ts';

/** Titles of one transaction, which blocks the event loop on SQLite, and other changes of the user on PostgreSQL. */
const titlesPerPart = 25;
/** How long other servers leave an import to the one that works on it, in milliseconds after its last part. */
const leaseMs = 30_000;

/** Thrown within a transaction: another server works on the import, or its user has changed it. */
class LostLease extends Error {}

interface Working {
  readonly context: ImportContext;
  /** Names this server. */
  readonly owner: string;
}

/**
 * Works on an import until it needs its user; `owner` names the server. Yields after each transaction, which also saves how far the import
 * is: a server that is killed leaves whole parts, and the next one continues after the last of them. Ends also if another server works on it.
 */
export async function* importParts(
  context: ImportContext,
  key: ImportKey,
  owner: string,
): AsyncGenerator<ImportRow> {
  const working = { context, owner };
  try {
    for (;;) {
      const row = await repositoriesOn(context.store.db).imports.find(key);
      if (row?.state === 'reading') yield* readParts(working, row);
      else if (row?.state === 'planning') yield planPart(working, row);
      else if (row?.state === 'applying') yield applyPart(working, row);
      else return;
    }
  } catch (error) {
    if (!(error instanceof LostLease)) throw error;
  }
}

interface WorkOptions {
  /** Called after each part. */
  readonly onPart?: (row: ImportRow) => void;
  /** Ends the work after the present part. */
  readonly stopped?: AbortSignal;
}

/** Works on an import until it needs its user; resolves to its last state. */
export async function workOnImport(
  context: ImportContext,
  key: ImportKey,
  owner: string,
  { onPart = () => {}, stopped }: WorkOptions = {},
): Promise<ImportRow | undefined> {
  for await (const row of importParts(context, key, owner)) {
    onPart(row);
    if (stopped?.aborted) break;
    // Serves requests between two parts.
    await setImmediate();
  }
  return repositoriesOn(context.store.db).imports.find(key);
}

/** Saves how far an import is, in the transaction of a part; throws if another server works on it. */
async function saveProgress(
  { context, owner }: Working,
  transaction: Pick<TitleTransaction, 'db'>,
  row: ImportRow,
  fields: Partial<ImportRow>,
): Promise<ImportRow> {
  const now = context.clock();
  const change = { lease_owner: owner, lease_until: now + leaseMs, ...fields };
  const { imports } = repositoriesOn(transaction.db);
  if (!(await imports.updateAs(owner, row, now, change))) throw new LostLease();
  return { ...row, ...change };
}

/** The lease of an import that waits for its user. */
const released = { lease_owner: null, lease_until: 0 };

async function* readParts(working: Working, row: ImportRow): AsyncGenerator<ImportRow> {
  const { context } = working;
  const choices: ImportChoices = JSON.parse(row.choices);
  const { dateOrder, ratingMaximum } = choices;
  const options = { ...(dateOrder && { dateOrder }), ...(ratingMaximum && { ratingMaximum }) };
  const task = { files: await filesOf(context, row), options, skipped: row.done };
  let current = row;
  for await (const message of context.readFiles(task)) {
    // A server that was killed has stored it.
    if (message.kind === 'source' && current.source !== null) continue;
    current = await context.store.db
      .transaction()
      .execute((db) => storeMessage(working, { db }, current, message));
    yield current;
    if (current.state !== 'reading') return;
  }
}

async function storeMessage(
  working: Working,
  transaction: Pick<TitleTransaction, 'db'>,
  row: ImportRow,
  message: ReadMessage,
): Promise<ImportRow> {
  const save = (fields: Partial<ImportRow>) => saveProgress(working, transaction, row, fields);
  switch (message.kind) {
    case 'source': {
      const { source, rowCount: row_count, titleCount: title_count, content } = message;
      return save({ source, row_count, title_count, content });
    }
    case 'entries': {
      const saved = await save({ done: row.done + message.entries.length });
      await storeEntries(working, transaction, row, message.entries);
      return saved;
    }
    case 'end':
      return save({ state: 'ready', done: 0, ...released });
    case 'problem': {
      const { reason, detail } = message;
      return save({ state: 'failed', problem: JSON.stringify({ reason, detail }), ...released });
    }
  }
}

/** Stores entries as they are planned with the choices at the start, which are most often not changed. */
async function storeEntries(
  working: Working,
  transaction: Pick<TitleTransaction, 'db'>,
  row: ImportRow,
  read: readonly ReadEntry[],
): Promise<void> {
  const { user_id, import_id } = row;
  const entries = read.map((entry, index) => ({
    ...entry,
    position: row.done + index + 1,
    decision: null,
  }));
  const planned = await plan(working, transaction, row, entries);
  const { imports } = repositoriesOn(transaction.db);
  await imports.addTitles(
    planned.map(({ outcome, titleId }, index) => {
      const { isLeftOut: _, rowCount, titleKey, ...entry } = entries[index] as (typeof entries)[number];
      const counted = { row_count: rowCount, title_key: titleKey };
      return { ...entry, ...counted, user_id, import_id, outcome, title_id: titleId };
    }),
  );
}

function plan(
  { context: { titleWriter, clock } }: Working,
  { db }: Pick<TitleTransaction, 'db'>,
  { user_id, source, choices }: ImportRow,
  entries: readonly Entry[],
) {
  return planEntries(
    {
      ...{ repositories: repositoriesOn(db), source: source ?? '', choices: JSON.parse(choices) },
      ...{ now: clock(), read: (titles) => titleWriter.read(db, user_id, titles) },
    },
    entries,
  );
}

/** The next stored entries of an import. */
async function nextEntries({ db }: Pick<TitleTransaction, 'db'>, row: ImportRow) {
  const titles = await repositoriesOn(db).imports.titlesAfter(row, row.done, titlesPerPart);
  return titles.map((title) => ({ ...title, isLeftOut: title.kind === 'row' }));
}

/** Plans the next titles again, after the choices or the catalogue have changed. */
function planPart(working: Working, row: ImportRow): Promise<ImportRow> {
  return working.context.store.db.transaction().execute(async (db) => {
    const entries = await nextEntries({ db }, row);
    const isComplete = entries.length < titlesPerPart;
    const saved = await saveProgress(
      working,
      { db },
      row,
      isComplete ? { state: 'ready', done: 0, ...released } : { done: row.done + entries.length },
    );
    const planned = await plan(working, { db }, row, entries);
    const { imports } = repositoriesOn(db);
    for (const [index, { outcome, titleId }] of planned.entries()) {
      const entry = entries[index];
      if (entry && (entry.outcome !== outcome || entry.title_id !== titleId))
        await imports.setOutcome(entry, { outcome, title_id: titleId });
    }
    return saved;
  });
}

/** Writes the next titles of the plan, as the collection is now. */
async function applyPart(working: Working, row: ImportRow): Promise<ImportRow> {
  const { context } = working;
  try {
    return await context.titleWriter.change(row.user_id, (transaction) => applyIn(working, transaction, row));
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
    // The user has reached a limit: what is written stays, and the import can be continued when there is room.
    const problem = JSON.stringify({ reason: 'limit', detail: error.message });
    return context.store.db
      .transaction()
      .execute((db) => saveProgress(working, { db }, row, { state: 'ready', problem, ...released }));
  }
}

async function applyIn(working: Working, transaction: TitleTransaction, row: ImportRow): Promise<ImportRow> {
  const { context } = working;
  if (row.edit_id && !(await isEditDone(transaction, row, row.edit_id)))
    // The user has undone what was written; the rest is not written either.
    return saveProgress(working, transaction, row, { state: 'applied', ...released });
  const found = await nextEntries(transaction, row);
  const planned = await planEntries(
    {
      ...{ repositories: repositoriesOn(transaction.db), source: row.source ?? '' },
      ...{ choices: JSON.parse(row.choices), now: context.clock(), read: transaction.read },
    },
    found,
  );
  // Two entries of one title are written in two parts, the second one as the title is after the first.
  const titleIds = planned.map(({ write, titleId }) => (write ? titleId : null));
  const repeated = titleIds.findIndex((id, index) => id !== null && titleIds.indexOf(id) < index);
  const part = repeated < 0 ? planned : planned.slice(0, repeated);
  const writes = part.flatMap(({ write }) => write ?? []);
  const edit_id = row.edit_id ?? (writes.length > 0 ? uuidv7(context.clock()) : null);
  const done = row.done + part.length;
  const isComplete = found.length < titlesPerPart && part.length === found.length;
  const fields = { edit_id, done, ...(isComplete && ({ state: 'applied', ...released } as const)) };
  const saved = await saveProgress(working, transaction, row, fields);
  if (edit_id && !row.edit_id) await addEdit(transaction, row, edit_id, context.clock());
  if (edit_id) await transaction.write(edit_id, writes);
  return saved;
}

async function isEditDone({ db }: TitleTransaction, { user_id }: ImportRow, editId: string) {
  const edit = await repositoriesOn(db).edits.find(user_id, editId);
  return edit?.state === 'done';
}

/** The edit that logs what an import writes: it is complete after each part, so that it can be undone at any time. */
function addEdit({ db }: TitleTransaction, { user_id, import_id }: ImportRow, edit_id: string, now: number) {
  return repositoriesOn(db).edits.add({
    ...{ user_id, edit_id, kind: 'import', state: 'done', change: JSON.stringify({ import: import_id }) },
    ...{ total: 0, done: 0, unchanged: 0, created_at: now, worked_at: now },
  });
}
