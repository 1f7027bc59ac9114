import { expect, it } from 'vitest';
import { createTestCommandLine } from '../../../testing/app/createTestCommandLine.ts';
import { eachEngine } from '../../../testing/database/eachEngine.ts';
import { foundTitle } from '../../../testing/database/titles.ts';
import { saveFoundTitles } from '../titles/saveTitles.ts';
import { listMerges, mergeCommand, splitCommand } from './mergeCommands.ts';

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
      '  0 tracked titles',
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
      '  0 tracked titles',
      '  1 source',
      '  2 ids',
      'Restored 0 tracked titles.',
      'Restored 1 source.',
      'Restored 2 ids.',
    ]);
    await listMerges(store, line);
    expect(withoutIds(output.splice(0))).toEqual([...entry, '  undone at 2026-11-28T12:00:00.000Z by ada']);
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
