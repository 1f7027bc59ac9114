import { expect, it } from 'vitest';
import { createMediaServer } from '../../../testing/app/createMediaServer.ts';
import { eachEngine } from '../../../testing/database/eachEngine.ts';
import { foundTitle } from '../../../testing/database/titles.ts';
import { saveFoundTitles } from './saveTitles.ts';

eachEngine((engine) => {
  it('credits the sources whose values a merged title shows', async () => {
    const store = await engine.freshStore();
    const server = await createMediaServer(store);
    const facts = { sources: ['wikipedia'], wikipedia_article: 'Zzyzx Drift', popularity: 7 };
    const open = { source: 'open-games', names: ['Zzyzx Drift'], year: 2003 } as const;
    const item = { genres: ['Racing'], facts };
    await saveFoundTitles(store, [foundTitle({ sourceId: '1', ...open, item })], 0);
    const creditsOf = async () => {
      const [, title] = await server.call<{ credits: unknown; facts?: unknown }>(
        'GET',
        '/api/games/zzyzx-drift',
      );
      expect(title.facts).toBeUndefined();
      return title.credits;
    };
    const wikipedia = {
      name: 'Wikipedia',
      url: 'https://en.wikipedia.org/wiki/Zzyzx_Drift',
      article: 'Zzyzx Drift',
      licence: { name: 'CC BY-SA 4.0', url: 'https://creativecommons.org/licenses/by-sa/4.0/' },
    };
    expect(await creditsOf()).toEqual([wikipedia]);
    const rawg = { name: 'RAWG', url: 'https://rawg.io/games/7' };
    const found = foundTitle({ ...open, source: 'rawg', sourceId: '7', ids: { rawg_id: '7' } });
    await saveFoundTitles(store, [found], 1000);
    expect(await creditsOf()).toEqual(expect.arrayContaining([rawg, wikipedia]));
    await saveFoundTitles(store, [{ ...found, item: { ...found.item, genres: ['Puzzle'] } }], 2000);
    expect(await creditsOf()).toEqual([rawg]);
  });
});
