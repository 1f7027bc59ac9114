import { expect, it } from 'vitest';
import { eachEngine } from '../../../testing/database/eachEngine.ts';
import { foundTitle } from '../../../testing/database/titles.ts';
import { parseImportedTitle } from '../import/parseImportedTitle.ts';
import { saveTopList } from './rankTitles.ts';
import { saveFoundTitles } from './saveTitles.ts';

const ids = { rawg_id: '7' };
const described = (source: 'rawg' | 'igdb', isAdult: boolean | undefined) =>
  foundTitle({
    ...{ source, sourceId: '7', ids, names: ['Lamp'], year: 2001 },
    item: isAdult === undefined ? {} : { facts: { is_adult: isAdult } },
  });

const imported = (adult: boolean | undefined) => {
  const title = parseImportedTitle({ media_type: 'game', name: 'Lamp', year: 2001, ids, adult });
  if (typeof title === 'string') throw new Error(title);
  return title;
};

eachEngine((engine) => {
  const start = async () => {
    const store = await engine.freshStore();
    let now = 0;
    /** Saves what a source has found; resolves to the flag of the only title. */
    const save = async (found: Parameters<typeof saveFoundTitles>[1][number]) => {
      await saveFoundTitles(store, [found], ++now);
      return (await store.db.selectFrom('titles').select('is_adult').executeTakeFirstOrThrow()).is_adult;
    };
    return { store, save };
  };

  it('marks a title as adult if one provider describes it so, until all providers describe it otherwise', async () => {
    const { save } = await start();
    expect(await save(described('rawg', undefined))).toBe(0);
    expect(await save(described('igdb', true))).toBe(1);
    expect(await save(described('rawg', false))).toBe(1);
    expect(await save(described('igdb', undefined))).toBe(0);
    expect(await save(described('igdb', true))).toBe(1);
    expect(await save(described('igdb', false))).toBe(0);
  });

  it('keeps the flag while no source states it', async () => {
    const { save } = await start();
    expect(await save(described('rawg', true))).toBe(1);
    expect(await save(described('rawg', undefined))).toBe(1);
  });

  it('an imported line with adult has precedence over providers, and one without does not change the flag', async () => {
    const { save } = await start();
    expect(await save(described('rawg', true))).toBe(1);
    expect(await save(imported(undefined))).toBe(1);
    expect(await save(imported(false))).toBe(0);
    expect(await save(described('igdb', true))).toBe(0);
    expect(await save(imported(true))).toBe(1);
    expect(parseImportedTitle({ media_type: 'game', name: 'Lamp', adult: 'maybe' })).toBe(
      'adult must be true or false',
    );
  });

  it('ranks no adult title, so that the ranks of a top list have no gap', async () => {
    const { store } = await start();
    const found = [false, true, false].map((isAdult, index) => ({
      ...foundTitle({ sourceId: `${index + 1}`, item: { facts: { is_adult: isAdult } } }),
      rank: index + 1,
    }));
    await saveTopList(store, 'game', 'rawg', found, 1);
    const rows = await store.db.selectFrom('titles').select(['title', 'rank']).orderBy('title').execute();
    expect(rows.map(({ title, rank }) => [title, rank])).toEqual([
      ['Game 1', 1],
      ['Game 2', null],
      ['Game 3', 2],
    ]);
  });
});
