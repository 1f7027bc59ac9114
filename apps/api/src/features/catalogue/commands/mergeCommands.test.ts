import { expect, it } from 'vitest';
import { createTestCommandLine } from '../../../testing/app/createTestCommandLine.ts';
import { eachEngine } from '../../../testing/database/eachEngine.ts';
import { foundTitle } from '../../../testing/database/titles.ts';
import { saveFoundTitles } from '../titles/saveTitles.ts';
import { listMerges, mergeCommand, splitCommand, splitSourceCommand } from './mergeCommands.ts';

const mergedAt = Date.UTC(2026, 10, 28, 12);
const withoutIds = (lines: readonly string[]) =>
  lines.map((text) => text.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'ID'));

eachEngine((engine) => {
  async function start() {
    const store = await engine.freshStore();
    const ids = await saveFoundTitles(
      store,
      [
        foundTitle({ sourceId: '1', ids: { rawg_id: '1' } }),
        foundTitle({ sourceId: '2', ids: { rawg_id: '2', steam_id: '20' } }),
        foundTitle({ sourceId: '1', mediaType: 'movie', names: ['Game 1'] }),
      ],
      1000,
    );
    const { line, output } = createTestCommandLine();
    const context = { line, operator: 'ada', clock: () => mergedAt, confirm: async () => true };
    return { store, ids, line, output, context };
  }

  it('prints the plan of a merge, and changes nothing without a confirmation', async () => {
    const { store, output, context } = await start();
    const names = ['game/game-1', 'game-2'] as const;
    expect(await mergeCommand(store, names, { ...context, confirm: undefined })).toBe(1);
    const plan = [
      'game/game-2 becomes part of game/game-1:',
      '  1 source, of which both titles have 1',
      '  2 ids, of which both titles have 1',
      '  the slug game-2 redirects to game-1',
    ];
    expect(output.splice(0)).toEqual([...plan, 'Nothing was changed. Add --yes to confirm.']);
    expect(await mergeCommand(store, names, { ...context, confirm: async () => false })).toBe(1);
    expect(output.splice(0)).toEqual([...plan, 'Nothing was changed.']);
    expect(await store.db.selectFrom('titles').select('slug').execute()).toHaveLength(3);
  });

  it('merges, lists the merges, and undoes one by the old slug', async () => {
    const { store, output, context, line } = await start();
    await listMerges(store, line);
    expect(output.splice(0)).toEqual(['No titles have been merged.']);
    expect(await mergeCommand(store, ['game/game-1', 'game-2'], context)).toBe(0);
    expect(withoutIds(output.splice(0)).at(-1)).toBe('Merged. To undo it: npm run catalogue -- split ID');
    await listMerges(store, line);
    const entry = ['ID  2026-11-28T12:00:00.000Z  ada: game/game-2 into game-1', '  1 source, 2 ids'];
    expect(withoutIds(output.splice(0))).toEqual(entry);
    expect(await splitCommand(store, 'game/game-2', context)).toBe(0);
    expect(output.splice(0)).toEqual([
      'game/game-2 becomes a title of its own again.',
      '  It was merged at 2026-11-28T12:00:00.000Z by ada.',
      '  1 source',
      '  2 ids',
      'Restored 1 source.',
      'Restored 2 ids.',
    ]);
    await listMerges(store, line);
    expect(withoutIds(output.splice(0))).toEqual([...entry, '  undone at 2026-11-28T12:00:00.000Z by ada']);
  });

  it('splits one source off a title without the tracked titles, and a merge undoes it', async () => {
    const { store, ids, output, context, line } = await start();
    const igdb = { source: 'igdb', sourceId: '7', names: ['Game One'], year: 2001 } as const;
    const rows = async () => {
      const sources = store.db.selectFrom('title_sources').selectAll().orderBy('title_id').orderBy('source');
      const names = store.db.selectFrom('title_ids').selectAll().orderBy('title_id').orderBy('id_name');
      return [await sources.execute(), await names.execute()];
    };
    const found = foundTitle({ ...igdb, ids: { igdb_id: '7', rawg_id: '1', steam_id: '10' } });
    expect(await saveFoundTitles(store, [found], 1000)).toEqual([ids[0]]);
    const before = await rows();
    const split = (source: string) => splitSourceCommand(store, 'game/game-1', source, context);
    await expect(split('tmdb')).rejects.toThrow("'tmdb' cannot be split off; the title has: ");
    expect(await split('igdb')).toBe(0);
    expect(output.slice(-2)).toEqual([
      'The data of igdb becomes a title of its own; tracked titles stay with game/game-1.',
      'Created game/game-one. To undo it: npm run catalogue -- merge game/game-1 game/game-one',
    ]);
    const [newId] = await saveFoundTitles(store, [found], 1000);
    expect(newId).not.toBe(ids[0]);
    const own = async (titleId: string | undefined) =>
      (
        await store.db
          .selectFrom('title_ids')
          .selectAll()
          .where('title_id', '=', titleId ?? '')
          .execute()
      )
        .map(({ id_name }) => id_name)
        .sort();
    expect([await own(newId), await own(ids[0])]).toEqual([['igdb_id'], ['rawg_id', 'steam_id']]);
    await expect(split('rawg')).rejects.toThrow("'rawg' cannot be split off; the title has: rawg.");
    output.splice(0);
    await listMerges(store, line);
    expect(withoutIds(output.splice(0))).toEqual([
      'ID  2026-11-28T12:00:00.000Z  ada: game/game-one split off game-1',
    ]);
    expect(await mergeCommand(store, ['game/game-1', 'game/game-one'], context)).toBe(0);
    expect(await rows()).toEqual(before);
  });

  it('merges and splits TV series and manga, but no manga with the anime of its name', async () => {
    const { store, output, context } = await start();
    const found = (mediaType: 'show' | 'manga' | 'anime', sourceId: string) => {
      const source = mediaType === 'show' ? 'tmdb' : 'jikan';
      const ids = { [mediaType === 'show' ? 'tmdb_id' : 'mal_id']: sourceId };
      return foundTitle({ mediaType, source, sourceId, names: [`Tide ${sourceId}`], ids });
    };
    const types = ['show', 'manga'] as const;
    await saveFoundTitles(
      store,
      [found('anime', '1'), ...types.flatMap((type) => [found(type, '1'), found(type, '2')])],
      1000,
    );
    const slugsOf = async (type: (typeof types)[number]) => {
      const rows = store.db.selectFrom('titles').select('slug').where('media_type', '=', type);
      return (await rows.orderBy('slug').execute()).map(({ slug }) => slug);
    };
    for (const type of types) {
      expect(await mergeCommand(store, [`${type}/tide-1`, 'tide-2'], context)).toBe(0);
      expect(await slugsOf(type)).toEqual(['tide-1']);
      expect(await splitCommand(store, `${type}/tide-2`, context)).toBe(0);
      expect(await slugsOf(type)).toEqual(['tide-1', 'tide-2']);
    }
    await expect(mergeCommand(store, ['manga/tide-1', 'anime/tide-1'], context)).rejects.toThrow(
      'are of different media types.',
    );
    // The other title of AniList has the id of the first one at MyAnimeList.
    const other = { source: 'anilist', sourceId: '7', names: ['Shio'] } as const;
    await saveFoundTitles(
      store,
      [foundTitle({ mediaType: 'manga', ...other, ids: { anilist_id: '7', mal_id: '1' } })],
      1000,
    );
    output.splice(0);
    expect(await splitSourceCommand(store, 'manga/tide-1', 'anilist', context)).toBe(0);
    expect(await slugsOf('manga')).toEqual(['shio', 'tide-1', 'tide-2']);
  });

  it('rejects titles that do not exist, are ambiguous, the same, or of different media types', async () => {
    const { store, ids, context } = await start();
    const merge = (...names: [string, string]) => mergeCommand(store, names, context);
    await expect(merge('nothing', 'game-2')).rejects.toThrow("There is no title 'nothing'.");
    await expect(merge('game-1', 'game-2')).rejects.toThrow(
      /^Several titles have this slug: (game\/game-1, movie\/game-1|movie\/game-1, game\/game-1)\.$/,
    );
    await expect(merge('book/game-1', 'game-2')).rejects.toThrow("Unknown media type 'book'.");
    await expect(merge('game/game-1', ids[0] ?? '')).rejects.toThrow('Both are the same title.');
    await expect(merge('movie/game-1', 'game-2')).rejects.toThrow('are of different media types.');
    await expect(splitCommand(store, 'game-2', context)).rejects.toThrow(
      "No merge of 'game-2' can be undone.",
    );
  });
});
