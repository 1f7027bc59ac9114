import { expect, it } from 'vitest';
import { createCurator, slugsOf } from '../../../testing/app/createCurator.ts';
import { createTestApp } from '../../../testing/app/createTestApp.ts';
import { eachEngine } from '../../../testing/database/eachEngine.ts';
import { foundTitle } from '../../../testing/database/titles.ts';
import { repositoriesOn } from '../../repositories.ts';
import { saveFoundTitles } from '../titles/saveTitles.ts';
import { mergeTitles } from './mergeTitles.ts';
import { splitTitles } from './splitTitles.ts';

eachEngine((engine) => {
  async function start() {
    const server = await createTestApp(engine, { RATE_LIMITS: 'off' });
    const { store, time } = server;
    const names = ['Ico', 'Ico 2', 'Myst'];
    const found = names.map((name) => foundTitle({ sourceId: name, names: [name] }));
    const [targetId = '', mergedId = ''] = await saveFoundTitles(store, found, 1);
    const merge = () => mergeTitles(store, { targetId, mergedId, by: 'operator', now: time.now });
    const split = async (mergeId: string) => {
      const [merged] = await repositoriesOn(store.db).merges.findOpen({ id: mergeId });
      if (!merged) throw new Error('The merge does not exist.');
      return splitTitles(store, { merge: merged, by: 'operator', now: time.now });
    };
    return { store, ada: await createCurator(server, 'Ada'), merge, split };
  }

  it('moves the entries of lists, of a list with both titles the one of the remaining title stays, and a split restores them', async () => {
    const { ada, merge, split } = await start();
    const lists = [
      await ada.create({ name: 'Merged' }, ['myst', 'ico-2']),
      await ada.create({ name: 'Both' }, ['ico-2', 'myst', 'ico']),
    ];
    const [, both] = lists;
    if (!both) throw new Error('The list is missing.');
    await ada.changeEntry(both, (await ada.page(both)).entries[0]?.id, { note: 'Again.' });
    const pages = async () => Promise.all(lists.map((list) => ada.page(list)));
    const before = await pages();
    const mergeId = await merge();
    const merged = await pages();
    expect(merged.map(slugsOf)).toEqual([
      ['myst', 'ico'],
      ['myst', 'ico'],
    ]);
    expect(merged.map(({ count }) => count)).toEqual([2, 2]);
    expect((await ada.add(both, 'ico-2')).status).toBe(409);
    expect(await split(mergeId)).toContainEqual({ table: 'list_entries', restored: 2, changed: 0 });
    const after = await pages();
    expect(after.map(({ entries }) => entries)).toEqual(before.map(({ entries }) => entries));
  });

  it('a split restores no entry that its user has removed since, nor one of a deleted list', async () => {
    const { ada, merge, split } = await start();
    const removed = await ada.create({ name: 'Removed' }, ['ico-2', 'ico']);
    const deleted = await ada.create({ name: 'Deleted' }, ['ico-2', 'ico']);
    const moved = await ada.create({ name: 'Moved' }, ['ico-2']);
    const mergeId = await merge();
    for (const list of [removed, moved]) {
      const [entry] = (await ada.page(list)).entries;
      expect((await ada.removeEntry(list, entry?.id)).status).toBe(200);
    }
    await ada.remove(deleted);
    expect(await split(mergeId)).toContainEqual({ table: 'list_entries', restored: 0, changed: 3 });
    expect((await ada.page(removed)).entries).toEqual([]);
    expect((await ada.page(moved)).entries).toEqual([]);
  });
});
