import { expect, it } from 'vitest';
import { eachEngine } from '../../testing/database/eachEngine.ts';
import { createSettingsRepository } from '../db/createSettingsRepository.ts';
import { findOpenDataProgress, openDataSetting, type StoredProgress } from './openDataProgress.ts';

const games: StoredProgress = { sum: 's', hasOldRows: false, rows: 40, savedRows: 25, finishedAt: null };

eachEngine((engine) => {
  it('finds the progress of the tables whose installation has started', async () => {
    const { db } = await engine.freshStore();
    expect(await findOpenDataProgress(db)).toEqual([]);
    const settings = createSettingsRepository(db);
    await settings.save(openDataSetting('games'), JSON.stringify(games));
    await settings.save(openDataSetting('anime'), JSON.stringify({ ...games, savedRows: 40, finishedAt: 7 }));
    expect(await findOpenDataProgress(db)).toEqual([
      { table: 'anime', rows: 40, savedRows: 40, finishedAt: 7 },
      { table: 'games', rows: 40, savedRows: 25, finishedAt: null },
    ]);
  });
});
