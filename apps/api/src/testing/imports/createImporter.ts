import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { MediaType } from '@gildshelf/api-client/contract';
import { readConfig } from '../../config/readConfig.ts';
import { saveFoundTitles } from '../../features/catalogue/titles/saveTitles.ts';
import { deleteOldEdits } from '../../features/history/edits/deleteOldEdits.ts';
import { undoEdit } from '../../features/history/edits/edits.ts';
import { createTitleWriter } from '../../features/history/updates/createTitleWriter.ts';
import { defaultChoices, type ImportChoices } from '../../features/imports/ImportChoices.ts';
import { createImport, type UploadedFile } from '../../features/imports/imports.ts';
import { readFiles } from '../../features/imports/reading/readFiles.ts';
import { workOnImport } from '../../features/imports/workOnImport.ts';
import { repositoriesOn } from '../../features/repositories.ts';
import type { Store } from '../../platform/db/Store.ts';
import { readUserRows } from '../app/readUserRows.ts';
import { addUser } from '../database/addUser.ts';
import { foundTitle } from '../database/titles.ts';

const catalogue = new URL('catalogue.tsv', import.meta.url);
const samples = new URL('../../../../../packages/import-formats/samples/', import.meta.url);

/** A sample of an export. */
export function sampleFile(path: string): UploadedFile {
  const bytes = new Uint8Array(readFileSync(fileURLToPath(new URL(path, samples))));
  return { name: path.slice(path.lastIndexOf('/') + 1), bytes };
}

/** Adds the titles of the samples of exports to a catalogue, except for those that no catalogue has. */
export async function addSampleTitles(store: Store): Promise<void> {
  const [, ...lines] = readFileSync(fileURLToPath(catalogue), 'utf8').trim().split('\n');
  await saveFoundTitles(
    store,
    lines.map((line, index) => {
      const [mediaType, name = '', otherNames, year, ids = ''] = line.split('\t');
      return foundTitle({
        ...{ sourceId: String(index + 1), source: 'import', mediaType: mediaType as MediaType },
        names: [name, ...(otherNames ? otherNames.split('|') : [])],
        year: Number(year),
        ids: Object.fromEntries(ids.split(' ').map((id) => id.split('=') as [string, string])),
        item: { facts: { year: Number(year) } },
      });
    }),
    0,
  );
}

/** A new user on a database, with the functions of imports; `time.now` is the present. */
export async function createImporter(store: Store) {
  const time = { now: Date.UTC(2026, 10, 20, 12) };
  const clock = () => time.now;
  const username = `importer${randomUUID().slice(0, 8)}`;
  const userId = await addUser(store, username, clock());
  await repositoriesOn(store.db).histories.lock(userId);
  const historyOn = (opened: Store) => ({
    ...{ store: opened, clock, config: readConfig({}) },
    changes: {
      isWatched: async () => false,
      lock: async () => {},
      record: async () => {},
      committed: () => {},
    },
  });
  /** The context of imports on another connection to the database. */
  const contextOn = (opened: Store) => ({
    ...{ store: opened, clock, titleWriter: createTitleWriter(historyOn(opened)), readFiles },
  });
  const context = contextOn(store);
  const { imports } = repositoriesOn(store.db);
  const user = { userId, username, sessionId: userId, seesAdultTitles: false };
  /** Reads and plans files. */
  const plan = async (files: readonly UploadedFile[], choices: Partial<ImportChoices> = {}) => {
    const created = await createImport(context, userId, files, { ...defaultChoices, ...choices });
    const row = await workOnImport(context, created, 'server');
    if (!row) throw new Error('The import does not exist.');
    return row;
  };
  const apply = async (row: Awaited<ReturnType<typeof plan>>) => {
    await imports.update(row, { state: 'applying' });
    return workOnImport(context, row, 'server');
  };
  return {
    ...{ context, contextOn, user, userId, username, time, plan, apply },
    /** Imports what needs no confirmation, or with `choices` more; resolves to the import after it. */
    run: async (files: readonly UploadedFile[], choices: Partial<ImportChoices> = {}) => {
      const planned = await plan(files, choices);
      return planned.state === 'ready' ? apply(planned) : planned;
    },
    /** Undoes what an import has written. */
    undo: (editId: string | null | undefined) =>
      undoEdit(historyOn(store), user, editId ?? '', Number.POSITIVE_INFINITY),
    /** Deletes the edits that cannot be undone any more, as a server does every hour. */
    deleteOldEdits: () => deleteOldEdits(store, clock()),
    rows: () => readUserRows(store, userId),
    /** The same without what differs from one user and one run to the next. */
    content: async () =>
      Object.entries(await readUserRows(store, userId)).map(([table, rows]) => {
        const comparable = rows.map((row) => {
          const { user_id: _, created_at: __, ...fields } = JSON.parse(row);
          return JSON.stringify({ ...fields, review_id: '', list_id: '', entry_id: '', added_at: 0 });
        });
        return [table, comparable.sort()] as const;
      }),
  };
}

/** A user with the functions of imports. */
export type Importer = Awaited<ReturnType<typeof createImporter>>;
