import { limits } from '@gildshelf/api-client/contract';
import { beforeEach, expect, it } from 'vitest';
import { migrate } from '../../../platform/db/migrate.ts';
import type { Store } from '../../../platform/db/Store.ts';
import { everyTitle, visitor } from '../../../platform/titles/visibleTitles.ts';
import { eachEngine } from '../../../testing/database/eachEngine.ts';
import { rankGames, saveAdultGames, saveGames } from '../../../testing/database/titles.ts';
import { repositoriesOn } from '../../repositories.ts';
import { createTitleSearch, type TitleSearch } from './createTitleSearch.ts';

eachEngine((engine) => {
  let store: Store;
  let search: TitleSearch;
  beforeEach(async () => {
    store = await engine.freshStore();
    search = createTitleSearch(store);
  });

  const save = (...games: readonly (readonly [string, ...string[]])[]) => saveGames(store, ...games);

  /** Resolves to the shown names of the results. */
  async function find(query: string, by = search): Promise<(string | undefined)[]> {
    const ids = await by.best(visitor, 'game', query, limits.searchResultsPerMediaType);
    const rows = await repositoriesOn(store.db).titles.byIds(visitor, ids);
    return ids.map((id) => rows.find(({ title_id }) => title_id === id)?.title);
  }

  it('finds titles by their shown names and by the names of every source, the shown name first', async () => {
    await save(['Hollow Knight', 'ホロウナイト'], ['Pharloom', 'Hollow Knight 2']);
    expect(await find('hollow')).toEqual(['Hollow Knight', 'Pharloom']);
    expect(await find('ほろう')).toEqual(['Hollow Knight']);
  });

  it('finds what was saved after the first search, also by another server', async () => {
    const location = await engine.freshLocation();
    store = await engine.open(location);
    await migrate(store);
    search = createTitleSearch(store);
    const other = createTitleSearch(await engine.open(location));
    expect([await find('portal'), await find('portal', other)]).toEqual([[], []]);
    await save(['Portal']);
    expect([await find('portal'), await find('portal', other)]).toEqual([['Portal'], ['Portal']]);
  });

  it('finds a title by its new names only, however often it is renamed', async () => {
    await save(['Quake', 'Slipgate'], ...manyGames(40));
    for (const name of ['Shambler', 'Ranger', 'Vore']) {
      await save(['Quake', name]);
      expect([await find('slipgate'), await find(name)]).toEqual([[], ['Quake']]);
    }
    expect(await find('game 39')).toEqual(['Game 39']);
  });

  it('returns the five most popular of equally good titles, and follows their ranks', async () => {
    const names = ['Saga A', 'Saga B', 'Saga C', 'Saga D', 'Saga E', 'Saga F'];
    await rankGames(store, names);
    expect(await find('saga')).toEqual(names.slice(0, 5));
    await rankGames(store, names.toReversed());
    expect(await find('saga')).toEqual(names.toReversed().slice(0, 5));
  });

  it('adult titles take no places in the results of visitors, also if a source describes them so later', async () => {
    const names = ['Saga A', 'Saga B', 'Saga C', 'Saga D', 'Saga E', 'Saga F'];
    await rankGames(store, names);
    expect(await find('saga')).toEqual(names.slice(0, 5));
    await saveAdultGames(store, names.slice(0, 3));
    expect(await find('saga')).toEqual(names.slice(3));
    expect(await search.best(everyTitle, 'game', 'saga', 10)).toHaveLength(6);
  });

  it('deleted titles take no places in the results', async () => {
    const names = ['Saga A', 'Saga B', 'Saga C', 'Saga D', 'Saga E', 'Saga F', 'Saga G'];
    await rankGames(store, names);
    expect(await find('saga')).toEqual(names.slice(0, 5));
    await store.db.deleteFrom('titles').where('title', 'in', ['Saga B', 'Saga F']).execute();
    expect(await find('saga')).toEqual(['Saga A', 'Saga C', 'Saga D', 'Saga E', 'Saga G']);
  });

  it('does not find titles of another media type', async () => {
    await save(['Hollow Knight']);
    expect(await search.best(visitor, 'anime', 'hollow', 5)).toEqual([]);
  });

  it('finds what is saved while another search reads the changes', async () => {
    await save(['Celeste']);
    const first = find('celeste');
    const second = save(['Hades']).then(() => find('hades'));
    expect(await Promise.all([first, second])).toEqual([['Celeste'], ['Hades']]);
  });

  it('treats the query as plain text', async () => {
    await save(['100% Orange'], ['Snake_Eater'], ['"Quoted" AND NOT'], ["O'Neill"]);
    expect(await find('% or')).toEqual(['100% Orange']);
    expect(await find('snake_e')).toEqual(['Snake_Eater']);
    expect(await find('"quoted" and')).toEqual(['"Quoted" AND NOT']);
    expect(await find("o'n")).toEqual(["O'Neill"]);
    expect(await find('x'.repeat(5000))).toEqual([]);
  });
});

function manyGames(count: number): [string][] {
  return Array.from({ length: count }, (_, number) => [`Game ${number}`]);
}
