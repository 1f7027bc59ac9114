import { normalForm } from '@gildshelf/api-client/contract';
import { beforeEach, expect, it } from 'vitest';
import { uuidv7 } from '../../../platform/crypto/uuidv7.ts';
import type { Store } from '../../../platform/db/Store.ts';
import { eachEngine } from '../../../testing/database/eachEngine.ts';
import { createTitlesRepository } from '../createTitlesRepository.ts';
import { createTitleNamesRepository } from './createTitleNamesRepository.ts';
import { createTitleSearch } from './createTitleSearch.ts';
import { searchNameRows } from './searchNameRows.ts';

const atOnce = 1000;

eachEngine((engine) => {
  let store: Store;
  beforeEach(async () => {
    store = await engine.freshStore();
  });

  /** Adds games, each given by its names, the shown one first; gives their ids. */
  async function add(...titles: readonly (readonly string[])[]): Promise<string[]> {
    const ids = titles.map(() => uuidv7(Date.now()));
    const rows = titles.map(([title = ''], place) => ({
      ...{ title_id: ids[place] ?? '', media_type: 'game' as const, slug: `slug-${ids[place]}`, title },
      ...{ rank: null, item: '{}', card: '{}', created_at: 0, updated_at: 0 },
    }));
    for (let start = 0; start < rows.length; start += atOnce)
      await createTitlesRepository(store.db).save(rows.slice(start, start + atOnce));
    await rename(ids, titles);
    return ids;
  }

  const rename = (ids: readonly string[], titles: readonly (readonly string[])[]) =>
    createTitleNamesRepository(store.db).replace(
      ids,
      titles.flatMap((names, place) => searchNameRows('game', ids[place] ?? '', names)),
    );

  /** The shown names of what is found. */
  async function find(query: string): Promise<(string | undefined)[]> {
    const ids = await createTitleSearch(store).best('game', normalForm(query));
    const titles = new Map(
      (await createTitlesRepository(store.db).byIds(ids)).map(({ title_id, title }) => [title_id, title]),
    );
    return ids.map((id) => titles.get(id));
  }

  it('finds what is the query before what begins with it, has a word that does, and has it anywhere', async () => {
    await add(['Gonzelda'], ['The Legend of Zelda'], ['Zelda II'], ['Zelda'], ['Portal'], ['Zeldas']);
    expect(await find('zelda')).toEqual(['Zelda', 'Zelda II', 'Zeldas', 'The Legend of Zelda', 'Gonzelda']);
  });

  it('finds by any name, by the best one, and where two are as good first what is shown', async () => {
    await add(
      ['Titan Attack', 'Shingeki'],
      ['Shingeki Story'],
      ['A Shingeki'],
      ['Later', 'Shingeki Again'],
      ['Nothing of it'],
    );
    expect(await find('shingeki')).toEqual(['Titan Attack', 'Shingeki Story', 'Later', 'A Shingeki']);
  });

  it('finds a title by a Japanese name, whether it is the shown one or another', async () => {
    await add(['進撃の巨人'], ['Attack on Titan', '進撃の巨人 Season 2'], ['Portal']);
    expect(await find('進撃')).toEqual(['進撃の巨人', 'Attack on Titan']);
    expect(await find('巨人')).toEqual(['進撃の巨人', 'Attack on Titan']);
  });

  it('finds a title once, by however many names, and the others too', async () => {
    const many = Array.from({ length: 19 }, (_, number) => `Naruto ${number}`);
    await add(['Naruto', ...many], ['Other', ...many], ['Third', 'Naruto 95'], ['Naruto Z']);
    await add(['Fourth', 'Naruto 伝 1'], ['Fifth', 'Naruto 伝 2'], ['Sixth', 'Naruto 伝 3']);
    expect(await find('naruto')).toEqual(['Naruto', 'Naruto Z', 'Other', 'Third', 'Fourth']);
  });

  it('finds the best five of more', async () => {
    await add(
      ...Array.from({ length: 30 }, (_, number) => [
        `Saga ${String.fromCharCode(122 - (number % 26))}${number}`,
      ]),
    );
    expect(await find('saga')).toEqual(['Saga a25', 'Saga b24', 'Saga c23', 'Saga d22', 'Saga e21']);
  });

  it.each([
    ['進', ['巨人']],
    ['進撃', ['巨人']],
    ['の', ['巨人', '銀河']],
    ['ﾋﾞｰﾄ', ['Beat']],
    ['ー', ['Beat']],
    ['ト', ['Beat']],
    ['tv 進', ['巨人']],
  ])('finds Japanese of one, two or more characters: %s', async (query, found) => {
    await add(['巨人', '進撃の巨人', 'TV 進撃'], ['銀河', '銀河の歴史'], ['Beat', 'ビート'], ['Portal']);
    expect(await find(query)).toEqual(found);
  });

  it.each([
    ['xq', ['Boxque', 'Maxq']],
    ['q', ['Quake', 'Boxque', 'Maxq']],
    ['øq', ['Søqe']],
    ['기생', ['기생수', '나기생']],
    ['생', ['기생수', '나기생']],
    ['ый', ['Святослав Змеиный']],
    ['2', ['2048', 'Doom 2', 'A1200']],
  ])('finds one letter and two, inside of words too: %s', async (query, found) => {
    await add(
      ...[
        ['Boxque'],
        ['Maxq'],
        ['Quake'],
        ['Søqe'],
        ['기생수'],
        ['나기생'],
        ['Святослав Змеиный'],
        ['2048'],
        ['Doom 2'],
        ['A1200'],
      ],
    );
    expect((await find(query)).slice(0, found.length)).toEqual(found);
  });

  it('takes what is asked for as text', async () => {
    await add(['100% Orange'], ['Snake_Eater'], ['"Quoted" AND NOT'], ["O'Neill"]);
    expect(await find('% or')).toEqual(['100% Orange']);
    expect(await find('ke ea')).toEqual(['Snake_Eater']);
    expect(await find('ted" AND')).toEqual(['"Quoted" AND NOT']);
    expect(await find("o'n")).toEqual(["O'Neill"]);
    expect(await find('x'.repeat(5000))).toEqual([]);
  });

  it('forgets a name that a title has no more, and a title that is gone', async () => {
    const [id = ''] = await add(['Hollow Knight', 'Silksong']);
    await rename([id], [['Hollow Knight', 'Pharloom']]);
    expect([await find('ilkson'), await find('harloo')]).toEqual([[], ['Hollow Knight']]);
    await store.db.deleteFrom('titles').where('title_id', '=', id).execute();
    expect(await createTitleSearch(store).best('game', 'ollow')).toEqual([]);
    expect(await store.db.selectFrom('search_names').selectAll().execute()).toEqual([]);
  });

  it('finds nothing of another media type', async () => {
    await add(['Hollow Knight']);
    for (const text of ['hollow', 'ollo', 'll'])
      expect(await createTitleSearch(store).best('anime', text)).toEqual([]);
  });

  it('finds one name behind very many, and walks past them to those that many have', async () => {
    await add(
      ...Array.from({ length: 2600 }, (_, number) => [`A common name ${number}`]),
      // The last of them is the first in order, and more than the index is asked for come before it.
      ...Array.from({ length: 1200 }, (_, number) => [`Zone xzibit ${1199 - number}`]),
      ...Array.from({ length: 1200 }, (_, number) => [`Zone again ${number}`]),
    );
    await add(['Zzz where is Waldo'], ['Zza Swaldo']);
    const both = ['Zza Swaldo', 'Zzz where is Waldo'];
    for (const [query, found] of [
      ['waldo', both.toReversed()],
      ['ald', both],
      ['ld', both],
      ['is w', both.slice(1)],
      ['where is waldo', both.slice(1)],
    ])
      expect([query, await find(String(query))]).toEqual([query, found]);
    const first = ['Zone xzibit 0', 'Zone xzibit 1', 'Zone xzibit 10', 'Zone xzibit 100', 'Zone xzibit 1000'];
    for (const query of ['xzibit', 'zib', 'ne xzi', 'zi', 'xz'])
      expect([query, await find(query)]).toEqual([query, first]);
  });
});
