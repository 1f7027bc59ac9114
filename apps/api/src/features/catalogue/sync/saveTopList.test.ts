import { expect, it } from 'vitest';
import type { Store } from '../../../platform/db/Store.ts';
import { builtInCatalogue } from '../../../testing/database/builtInCatalogue.ts';
import { eachEngine } from '../../../testing/database/eachEngine.ts';
import { foundTitle } from '../../../testing/providers/foundTitle.ts';
import { createTitlesRepository } from '../../titles/createTitlesRepository.ts';
import { createTopListsRepository } from '../../titles/top-lists/createTopListsRepository.ts';
import { installCatalogue } from '../built-in/installCatalogue.ts';
import { saveFoundTitles } from './saveFoundTitles.ts';
import { saveTopList } from './saveTopList.ts';

const listOf = (from: number, count: number) =>
  Array.from({ length: count }, (_, place) =>
    foundTitle({ sourceId: String(from + place), rank: place + 1, isWhole: false }),
  );
const topOf = async ({ db }: Store) =>
  (await createTitlesRepository(db).top('game', 200)).map(({ slug, rank }) => `${rank} ${slug}`);
const versionOf = ({ db }: Store) => createTopListsRepository(db).version('game');

eachEngine((engine) => {
  it('gives places to a list, takes them from all others, and says so to all copies of the server', async () => {
    const store = await engine.freshStore();
    await installCatalogue(store, builtInCatalogue, () => 500);
    const before = await versionOf(store);
    // As it came, from several pages: with one title twice, and not in order.
    const list = listOf(1, 80);
    const answer = await saveTopList(store, 'game', 'rawg', [...list.slice(40), ...list.slice(0, 45)], 1000);
    expect(answer).toEqual({ isKept: true, length: 80, lengthBefore: 120 });
    expect(await topOf(store)).toEqual(list.map((_, place) => `${place + 1} game-${place + 1}`));
    expect(await versionOf(store)).not.toBe(before);
  });

  it('tells nobody of a list that is what it was, and everybody of a title in it that is not', async () => {
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

  it('refuses a list of less than half as many titles, and keeps what it tells of them', async () => {
    const store = await engine.freshStore();
    await saveTopList(store, 'game', 'rawg', listOf(1, 21), 1000);
    const kept = await topOf(store);
    const version = await versionOf(store);
    const answer = await saveTopList(store, 'game', 'rawg', listOf(50, 10), 2000);
    expect(answer).toEqual({ isKept: false, length: 10, lengthBefore: 21 });
    expect(await topOf(store)).toEqual(kept);
    expect(await versionOf(store)).toBe(version);
    expect(await createTitlesRepository(store.db).findId('game', 'game-50')).toBeDefined();
    expect((await saveTopList(store, 'game', 'rawg', listOf(50, 11), 3000)).isKept).toBe(true);
  });

  it('is not taken back by the built-in catalogue', async () => {
    const store = await engine.freshStore();
    await saveTopList(store, 'game', 'rawg', listOf(1, 60), 1000);
    const kept = await topOf(store);
    await installCatalogue(store, builtInCatalogue, () => 2000);
    expect(await topOf(store)).toEqual(kept);
    expect((await createTitlesRepository(store.db).top('anime', 200)).length).toBe(120);
  });
});
