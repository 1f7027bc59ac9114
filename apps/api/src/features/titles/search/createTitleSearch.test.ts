import { normaliseForSearch } from '@gildshelf/api-client/contract';
import { beforeEach, expect, it } from 'vitest';
import type { Store } from '../../../platform/db/Store.ts';
import { uuidv7 } from '../../../platform/db/uuid.ts';
import { searchNameRows } from '../../../platform/titles/searchNames.ts';
import { eachEngine } from '../../../testing/database/eachEngine.ts';
import { repositoriesOn } from '../../repositories.ts';
import { createTitleSearch } from './createTitleSearch.ts';

const batchSize = 1000;

eachEngine((engine) => {
  let store: Store;
  beforeEach(async () => {
    store = await engine.freshStore();
  });

  /** Adds games, each given by its names, the shown name first; resolves to their ids. */
  async function add(...titles: readonly (readonly string[])[]): Promise<string[]> {
    const ids = titles.map(() => uuidv7(Date.now()));
    const rows = titles.map(([title = ''], index) => ({
      ...{ title_id: ids[index] ?? '', media_type: 'game' as const, slug: `slug-${ids[index]}`, title },
      ...{ rank: null, item: '{}', card: '{}', created_at: 0, updated_at: 0 },
    }));
    for (let start = 0; start < rows.length; start += batchSize)
      await repositoriesOn(store.db).titles.save(rows.slice(start, start + batchSize));
    await rename(ids, titles);
    return ids;
  }

  const rename = (ids: readonly string[], titles: readonly (readonly string[])[]) =>
    repositoriesOn(store.db).titleNames.replace(
      ids,
      titles.flatMap((names, index) => searchNameRows('game', ids[index] ?? '', names)),
    );

  /** Resolves to the shown names of the results. */
  async function find(query: string): Promise<(string | undefined)[]> {
    const ids = await createTitleSearch(store).best('game', normaliseForSearch(query));
    const titles = new Map(
      (await repositoriesOn(store.db).titles.byIds(ids)).map(({ title_id, title }) => [title_id, title]),
    );
    return ids.map((id) => titles.get(id));
  }

  it('ranks an exact match before a prefix, a prefix before a word start, and a word start before a match inside a word', async () => {
    await add(['Gonzelda'], ['The Legend of Zelda'], ['Zelda II'], ['Zelda'], ['Portal'], ['Zeldas']);
    expect(await find('zelda')).toEqual(['Zelda', 'Zelda II', 'Zeldas', 'The Legend of Zelda', 'Gonzelda']);
  });

  it('ranks titles by their best matching name, and a shown name before an equally good alternative name', async () => {
    await add(
      ['Titan Attack', 'Shingeki'],
      ['Shingeki Story'],
      ['A Shingeki'],
      ['Later', 'Shingeki Again'],
      ['Nothing of it'],
    );
    expect(await find('shingeki')).toEqual(['Titan Attack', 'Shingeki Story', 'Later', 'A Shingeki']);
  });

  it('finds a title by a Japanese name, whether it is the shown name or an alternative one', async () => {
    await add(['進撃の巨人'], ['Attack on Titan', '進撃の巨人 Season 2'], ['Portal']);
    expect(await find('進撃')).toEqual(['進撃の巨人', 'Attack on Titan']);
    expect(await find('巨人')).toEqual(['進撃の巨人', 'Attack on Titan']);
  });

  it('returns a title once even if many of its names match, followed by other titles', async () => {
    const many = Array.from({ length: 19 }, (_, number) => `Naruto ${number}`);
    await add(['Naruto', ...many], ['Other', ...many], ['Third', 'Naruto 95'], ['Naruto Z']);
    await add(['Fourth', 'Naruto 伝 1'], ['Fifth', 'Naruto 伝 2'], ['Sixth', 'Naruto 伝 3']);
    expect(await find('naruto')).toEqual(['Naruto', 'Naruto Z', 'Other', 'Third', 'Fourth']);
  });

  it('returns the best five of 30 matching titles', async () => {
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
  ])('finds one or two characters, also inside words: %s', async (query, found) => {
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

  it('treats the query as plain text', async () => {
    await add(['100% Orange'], ['Snake_Eater'], ['"Quoted" AND NOT'], ["O'Neill"]);
    expect(await find('% or')).toEqual(['100% Orange']);
    expect(await find('ke ea')).toEqual(['Snake_Eater']);
    expect(await find('ted" AND')).toEqual(['"Quoted" AND NOT']);
    expect(await find("o'n")).toEqual(["O'Neill"]);
    expect(await find('x'.repeat(5000))).toEqual([]);
  });

  it('does not find a removed name, nor a deleted title', async () => {
    const [id = ''] = await add(['Hollow Knight', 'Silksong']);
    await rename([id], [['Hollow Knight', 'Pharloom']]);
    expect([await find('ilkson'), await find('harloo')]).toEqual([[], ['Hollow Knight']]);
    await store.db.deleteFrom('titles').where('title_id', '=', id).execute();
    expect(await createTitleSearch(store).best('game', 'ollow')).toEqual([]);
    expect(await store.db.selectFrom('search_names').selectAll().execute()).toEqual([]);
  });

  it('does not find titles of another media type', async () => {
    await add(['Hollow Knight']);
    for (const text of ['hollow', 'ollo', 'll'])
      expect(await createTitleSearch(store).best('anime', text)).toEqual([]);
  });

  it('finds a rare name after thousands of others, and the first names of a frequent text', async () => {
    await add(
      ...Array.from({ length: 2600 }, (_, number) => [`A common name ${number}`]),
      // The last one added is the first in order, and is not among the names that the index returns first.
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
