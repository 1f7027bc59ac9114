import { editMessages, listMessages, serverLimits } from '@gildshelf/api-client/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Store } from '../../platform/db/Store.ts';
import { uuidv7 } from '../../platform/db/uuid.ts';
import { eachEngine } from '../../testing/database/eachEngine.ts';
import {
  addSampleTitles,
  createImporter,
  type Importer,
  sampleFile,
} from '../../testing/imports/createImporter.ts';
import { readExpectedRows, samplesNamed } from '../../testing/imports/expectedRows.ts';
import { repositoriesOn } from '../repositories.ts';
import { continueImports } from './continueImports.ts';
import type { ImportProgress } from './createImportsRepository.ts';
import { createImport } from './imports.ts';
import { importParts } from './workOnImport.ts';

const aniList = sampleFile('anilist/gdpr_data.json');
const letterboxd = sampleFile('letterboxd-moss_lantern-2023-12-01-08-00-utc.zip');
const suggestions = { acceptsSuggestions: true };
const samples = [...readExpectedRows()]
  .filter(([, rows]) => rows.every(({ outcome }) => outcome !== 'refuse'))
  .flatMap(([file]) => samplesNamed(file));

eachEngine(
  (engine) => {
    let store: Store;
    beforeAll(async () => {
      store = await engine.freshStore();
      await addSampleTitles(store);
    });
    const newImporter = () => createImporter(store);
    const outcomesOf = async (row: ImportProgress | undefined) => {
      const counts = row ? await repositoriesOn(store.db).imports.countOutcomes(row) : [];
      return Object.fromEntries(counts.map(({ outcome, titles }) => [outcome, titles]));
    };
    const editOf = (row: ImportProgress | undefined) =>
      row?.edit_id ? repositoriesOn(store.db).edits.find(row.user_id, row.edit_id) : undefined;

    test('a plan counts what it would write and writes nothing', async () => {
      const importer = await newImporter();
      const before = await importer.rows();
      const planned = await importer.plan([aniList]);
      expect(planned).toMatchObject({ state: 'ready', source: 'anilist', row_count: 17, edit_id: null });
      expect(await outcomesOf(planned)).toEqual({ new: 13, unknown: 1, 'left-out': 2 });
      expect(await importer.rows()).toEqual(before);
    });

    test('an import writes the titles with their dates and plays, and nothing again from the same file', async () => {
      const importer = await newImporter();
      const applied = await importer.run([aniList]);
      expect(applied).toMatchObject({ state: 'applied', done: 18 });
      expect(await editOf(applied)).toMatchObject({ kind: 'import', state: 'done', total: 13 });
      const after = await importer.rows();
      expect(after.tracked_items).toHaveLength(13);
      const again = await importer.run([aniList]);
      expect(await outcomesOf(again)).toEqual({ same: 13, unknown: 1, 'left-out': 2 });
      expect(again?.edit_id).toBeNull();
      expect(await importer.rows()).toEqual(after);
    });

    test.each(samples)(
      '%s imported twice with all suggestions changes nothing, and is undone',
      async (path) => {
        const importer = await newImporter();
        const before = await importer.rows();
        const applied = await importer.run([sampleFile(path)], suggestions);
        const after = await importer.rows();
        const again = await importer.run([sampleFile(path)], suggestions);
        expect(await outcomesOf(again)).not.toHaveProperty('new');
        expect(await outcomesOf(again)).not.toHaveProperty('change');
        expect(await importer.rows()).toEqual(after);
        if (!applied?.edit_id) return expect(after).toEqual(before);
        expect(await importer.undo(applied.edit_id)).toMatchObject({ state: 'undone', unchanged: 0 });
        expect(await importer.rows()).toEqual(before);
      },
    );

    test('a title that the user has changed since stays when the import is undone', async () => {
      const importer = await newImporter();
      const applied = await importer.run([aniList]);
      const [item] = await store.db
        .selectFrom('tracked_items')
        .selectAll()
        .where('user_id', '=', importer.userId)
        .orderBy('title_id')
        .execute();
      await store.db
        .updateTable('tracked_items')
        .set({ rating: 1.5, status: 'dropped' })
        .where('user_id', '=', importer.userId)
        .where('title_id', '=', item?.title_id ?? '')
        .execute();
      expect(await importer.undo(applied?.edit_id)).toMatchObject({ total: 13, unchanged: 1 });
      expect((await importer.rows()).tracked_items).toHaveLength(1);
    });

    describe('lists', () => {
      const lists = (importer: Importer) =>
        store.db
          .selectFrom('lists')
          .leftJoin('list_entries', 'list_entries.list_id', 'lists.list_id')
          .leftJoin('titles', 'titles.title_id', 'list_entries.title_id')
          .select(['lists.name', 'lists.is_public', 'lists.is_ranked', 'titles.title', 'note'])
          .where('lists.user_id', '=', importer.userId)
          .orderBy('lists.name')
          .orderBy('position')
          .execute();
      const rename = (importer: Importer) =>
        store.db.updateTable('lists').set({ name: 'Mine' }).where('user_id', '=', importer.userId).execute();

      test('are private, with their titles in order; an undo removes them', async () => {
        const importer = await newImporter();
        const before = await importer.rows();
        const applied = await importer.run([letterboxd]);
        const written = await lists(importer);
        expect([...new Set(written.map(({ name }) => name))]).toHaveLength(2);
        expect(written.every(({ is_public }) => is_public === 0)).toBe(true);
        expect(written.map(({ title }) => title)).toContain('Inception');
        expect((await importer.undo(applied?.edit_id)).state).toBe('undone');
        expect(await importer.rows()).toEqual(before);
      });

      test('that the user has changed stay, without the titles that were imported', async () => {
        const importer = await newImporter();
        const applied = await importer.run([aniList]);
        expect((await lists(importer)).map(({ title }) => title)).toHaveLength(3);
        await rename(importer);
        await importer.undo(applied?.edit_id);
        expect((await lists(importer)).map(({ name, title }) => [name, title])).toEqual([
          ['Mine', null],
          ['Mine', null],
        ]);
      });

      test('get only the titles that they lack, also under another name', async () => {
        const importer = await newImporter();
        await importer.run([aniList]);
        await rename(importer);
        const [first] = await store.db
          .selectFrom('list_entries')
          .selectAll()
          .where('user_id', '=', importer.userId)
          .execute();
        await store.db
          .deleteFrom('list_entries')
          .where('entry_id', '=', first?.entry_id ?? '')
          .execute();
        const again = await importer.run([aniList]);
        const rows = await lists(importer);
        expect([rows.length, new Set(rows.map(({ name }) => name)).size]).toEqual([3, 1]);
        expect(await editOf(again)).toMatchObject({ kind: 'import', total: 0 });
        await importer.undo(again?.edit_id);
        expect(await lists(importer)).toHaveLength(2);
      });

      test('beyond the number that a user may have stop the import, which names the limit', async () => {
        const importer = await newImporter();
        const row = { user_id: importer.userId, name: 'List', description: '', is_public: 0, is_ranked: 0 };
        for (let number = 0; number < serverLimits.lists; number++)
          await repositoriesOn(store.db).lists.add({
            ...{ ...row, list_id: uuidv7(number), slug: `list-${number}`, created_at: 1, updated_at: 1 },
          });
        const stopped = await importer.run([aniList]);
        expect(stopped?.state).toBe('ready');
        expect(JSON.parse(stopped?.problem ?? '')).toEqual({
          reason: 'limit',
          detail: listMessages.tooManyLists,
        });
        expect((await importer.rows()).tracked_items).toHaveLength(13);
      });
    });

    test('an import can be undone for 90 days', async () => {
      const importer = await newImporter();
      const [early, late] = [await importer.run([aniList]), await importer.run([letterboxd])];
      const started = importer.time.now;
      importer.time.now = started + serverLimits.editLifetime + 1;
      await importer.deleteOldEdits();
      expect(await importer.undo(early?.edit_id)).toMatchObject({ state: 'undone', unchanged: 0 });
      importer.time.now = started + serverLimits.importLifetime + 1;
      await expect(importer.undo(late?.edit_id)).rejects.toThrow(editMessages.unknownEdit);
      await importer.deleteOldEdits();
      expect(await editOf(late)).toBeUndefined();
    });

    describe('a server that is killed', () => {
      /** Works on an import by servers that are killed after some transactions each, until it is complete. */
      async function workInPieces(importer: Importer, row: ImportProgress, parts: number): Promise<number> {
        for (let servers = 1; ; servers++) {
          const work = importParts(importer.context, row, `server ${servers}`);
          let done = 0;
          while (done < parts && !(await work.next()).done) done += 1;
          await work.return(undefined);
          if (done < parts) return servers;
          // Longer than the lease of the killed server.
          importer.time.now += 60_000;
        }
      }
      test('after any transaction leaves what the next one continues, to the same result', async () => {
        const whole = await newImporter();
        await whole.run([letterboxd], suggestions);
        const expected = await whole.content();
        const importer = await newImporter();
        const planned = await importer.plan([letterboxd], suggestions);
        await repositoriesOn(store.db).imports.update(planned, { state: 'reading', done: 0 });
        await store.db.deleteFrom('import_titles').where('import_id', '=', planned.import_id).execute();
        expect(await workInPieces(importer, planned, 1)).toBeGreaterThan(2);
        await repositoriesOn(store.db).imports.update(planned, { state: 'applying' });
        expect(await workInPieces(importer, planned, 1)).toBeGreaterThan(1);
        expect(await importer.content()).toEqual(expected);
      });
    });

    test('an import of a killed server is continued after its lease, by a server that is not stopping', async () => {
      const importer = await newImporter();
      const created = await createImport(importer.context, importer.userId, [letterboxd]);
      const killed = importParts(importer.context, created, 'killed');
      await killed.next();
      await killed.return(undefined);
      const stateAfter = async (ms: number, stopped = new AbortController()) => {
        importer.time.now += ms;
        await continueImports(importer.context, 'another', stopped.signal);
        return (await repositoriesOn(store.db).imports.find(created))?.state;
      };
      expect(await stateAfter(29_000)).toBe('reading');
      const stopping = new AbortController();
      stopping.abort();
      expect(await stateAfter(2_000, stopping)).toBe('reading');
      expect(await stateAfter(0)).toBe('ready');
    });

    test('two servers at once work on every part once', async () => {
      const importer = await newImporter();
      const rows = Array.from(
        { length: 59 },
        (_, number) => `2020-01-01,Unknown ${number},1990,https://boxd.it/u${number}`,
      );
      const text = [
        'Date,Name,Year,Letterboxd URI',
        ...rows,
        '2020-01-01,Heat,1995,https://boxd.it/heat',
      ].join('\n');
      const planned = await importer.plan([{ name: 'watched.csv', bytes: new TextEncoder().encode(text) }]);
      await repositoriesOn(store.db).imports.update(planned, { state: 'applying' });
      const work = async (owner: string) => {
        let parts = 0;
        for await (const _ of importParts(importer.context, planned, owner)) parts += 1;
        return parts;
      };
      const parts = await Promise.all([work('one'), work('two')]);
      // Three of titles, and one that ends the import.
      expect(parts.toSorted()).toEqual([0, 4]);
      expect((await importer.rows()).tracked_items).toHaveLength(1);
    });

    test('a file that is no export fails with a reason, and nothing is written', async () => {
      const importer = await newImporter();
      const bytes = new TextEncoder().encode('Buy milk');
      const row = await importer.run([{ name: 'notes.txt', bytes }]);
      expect(row).toMatchObject({ state: 'failed', title_count: 0 });
      expect(JSON.parse(row?.problem ?? '')).toEqual({ reason: 'unknown', detail: null });
    });
  },
  { shared: true },
);
