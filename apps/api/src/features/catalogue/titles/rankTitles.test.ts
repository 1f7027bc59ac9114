import { expect, it } from 'vitest';
import type { Store } from '../../../platform/db/Store.ts';
import { visitor } from '../../../platform/titles/visibleTitles.ts';
import { eachEngine } from '../../../testing/database/eachEngine.ts';
import { builtInCatalogue, foundTitle } from '../../../testing/database/titles.ts';
import { repositoriesOn } from '../../repositories.ts';
import { installCatalogue } from '../built-in/installCatalogue.ts';
import { saveTopList } from './rankTitles.ts';
import { saveFoundTitles } from './saveTitles.ts';

const listOf = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) =>
    foundTitle({ sourceId: String(from + index), rank: index + 1, isWhole: false }),
  );
const topOf = async ({ db }: Store) =>
  (await repositoriesOn(db).titles.top('game', 200)).map(({ slug, rank }) => `${rank} ${slug}`);
const versionOf = ({ db }: Store) => repositoriesOn(db).topLists.version('game');

eachEngine((engine) => {
  it('ranks the titles of a list, removes all other ranks and changes the version of the top list', async () => {
    const store = await engine.freshStore();
    await installCatalogue(store, builtInCatalogue, () => 500);
    const before = await versionOf(store);
    // Unsorted and with duplicates, as a list fetched in several pages can be.
    const list = listOf(1, 80);
    const result = await saveTopList(store, 'game', 'rawg', [...list.slice(40), ...list.slice(0, 45)], 1000);
    expect(result).toEqual({ isSaved: true, length: 80, previousLength: 120 });
    expect(await topOf(store)).toEqual(list.map((_, index) => `${index + 1} game-${index + 1}`));
    expect(await versionOf(store)).not.toBe(before);
  });

  it('changes the version of the top list only if the list or a title in it has changed', async () => {
    const store = await engine.freshStore();
    await saveTopList(store, 'game', 'rawg', listOf(1, 20), 1000);
    const version = await versionOf(store);
    await saveTopList(store, 'game', 'rawg', listOf(1, 20), 2000);
    await saveFoundTitles(store, [foundTitle({ sourceId: '99' })], 2500);
    expect(await versionOf(store)).toBe(version);
    await saveFoundTitles(store, [foundTitle({ sourceId: '3', item: { genres: ['Racing'] } })], 3000);
    expect(await versionOf(store)).not.toBe(version);
    expect((await topOf(store))[2]).toBe('3 game-3');
  });

  it('does not rank a list of less than half as many titles, but saves its titles', async () => {
    const store = await engine.freshStore();
    await saveTopList(store, 'game', 'rawg', listOf(1, 21), 1000);
    const topBefore = await topOf(store);
    const version = await versionOf(store);
    const result = await saveTopList(store, 'game', 'rawg', listOf(50, 10), 2000);
    expect(result).toEqual({ isSaved: false, length: 10, previousLength: 21 });
    expect(await topOf(store)).toEqual(topBefore);
    expect(await versionOf(store)).toBe(version);
    expect(await repositoriesOn(store.db).titles.findId(visitor, 'game', 'game-50')).toBeDefined();
    expect((await saveTopList(store, 'game', 'rawg', listOf(50, 11), 3000)).isSaved).toBe(true);
  });

  it('the built-in catalogue does not replace the top list of a provider', async () => {
    const store = await engine.freshStore();
    await saveTopList(store, 'game', 'rawg', listOf(1, 60), 1000);
    const topBefore = await topOf(store);
    await installCatalogue(store, builtInCatalogue, () => 2000);
    expect(await topOf(store)).toEqual(topBefore);
    expect((await repositoriesOn(store.db).titles.top('anime', 200)).length).toBe(120);
  });
});
