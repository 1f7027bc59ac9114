import { setImmediate } from 'node:timers/promises';
import type { TitleTransaction } from '../../config/TitleWriter.ts';
import type { ImportRow } from '../../platform/db/rows/importRows.ts';
import { repositoriesOn } from '../repositories.ts';
import { applyPart } from './applying/applyPart.ts';
import type { ImportKey, ImportProgress } from './createImportsRepository.ts';
import type { ImportChoices } from './ImportChoices.ts';
import type { ImportContext } from './ImportContext.ts';
import {
  LostLease,
  nextEntries,
  released,
  saveProgress,
  titlesPerPart,
  type Working,
} from './importProgress.ts';
import { filesOf } from './imports.ts';
import { type Entry, planEntries } from './planning/planEntries.ts';
import type { ReadEntry, ReadMessage } from './reading/readMessages.ts';

/**
 * Works on an import until it needs its user; `owner` names the server. Yields after each transaction, which also saves how far the import
 * is: a server that is killed leaves whole parts, and the next one continues after the last of them. Ends also if another server works on it.
 */
export async function* importParts(
  context: ImportContext,
  key: ImportKey,
  owner: string,
): AsyncGenerator<ImportProgress> {
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
  readonly onPart?: (row: ImportProgress) => void;
  /** Ends the work after the present part. */
  readonly stopped?: AbortSignal;
}

/** Works on an import until it needs its user; resolves to its last state. */
export async function workOnImport(
  context: ImportContext,
  key: ImportKey,
  owner: string,
  { onPart = () => {}, stopped }: WorkOptions = {},
): Promise<ImportProgress | undefined> {
  for await (const row of importParts(context, key, owner)) {
    onPart(row);
    if (stopped?.aborted) break;
    // Serves requests between two parts.
    await setImmediate();
  }
  return repositoriesOn(context.store.db).imports.find(key);
}

async function* readParts(working: Working, row: ImportProgress): AsyncGenerator<ImportProgress> {
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
  row: ImportProgress,
  message: ReadMessage,
): Promise<ImportProgress> {
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
  row: ImportProgress,
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
  { user_id, source, choices }: ImportProgress,
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

/** Plans the next titles again, after the choices or the catalogue have changed. */
function planPart(working: Working, row: ImportProgress): Promise<ImportProgress> {
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
