import { expect, it } from 'vitest';
import { mergeTitles } from '../features/catalogue/merge/mergeTitles.ts';
import { saveFoundTitles } from '../features/catalogue/titles/saveTitles.ts';
import { eachEngine } from '../testing/database/eachEngine.ts';
import { foundTitle } from '../testing/database/titles.ts';
import { createFindRedirect } from './createFindRedirect.ts';

eachEngine((engine) => {
  it('finds the path of the title that another one was merged into, by the old slug and the old id', async () => {
    const store = await engine.freshStore();
    const found = [foundTitle({ sourceId: '1' }), foundTitle({ sourceId: '2' })];
    const [targetId = '', mergedId = ''] = await saveFoundTitles(store, found, 1);
    await mergeTitles(store, { targetId, mergedId, by: 'operator', now: 2 });
    const findRedirect = createFindRedirect(store);
    for (const path of ['/game/game-2', `/game/${mergedId}`])
      expect(await findRedirect(path)).toBe('/game/game-1');
    for (const path of ['/game/game-1', `/game/${targetId}`, '/anime/game-2', '/game/%00', '/game/%ff', '/'])
      expect(await findRedirect(path)).toBeUndefined();
  });
});
