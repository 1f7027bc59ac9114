import { expect, it } from 'vitest';
import { uuidv7 } from '../../../platform/db/uuid.ts';
import { eachEngine } from '../../../testing/database/eachEngine.ts';
import { builtInCatalogue } from '../../../testing/database/titles.ts';
import { createTitlesRepository } from '../../titles/createTitlesRepository.ts';
import { installCatalogue } from './installCatalogue.ts';

/** More than SQLite accepts in one statement; one in a thousand has a rank in the top list. */
const otherTitles = 36_000;
const batchSize = 3_000;

eachEngine((engine) => {
  it('replaces the top list of a catalogue with 36,000 other titles', async () => {
    const store = await engine.freshStore();
    const titles = createTitlesRepository(store.db);
    for (let start = 0; start < otherTitles; start += batchSize)
      await titles.save(
        Array.from({ length: batchSize }, (_, index) => ({
          ...{ title_id: uuidv7(start + index), media_type: 'game' as const, slug: `other-${start + index}` },
          ...{ title: 'Other', item: '{}', card: '{}', created_at: 0, updated_at: 0 },
          rank: index % 1000 === 0 ? index / 1000 : null,
        })),
      );
    await installCatalogue(store, builtInCatalogue, () => 1000);
    const top = await titles.top('game', 200);
    expect(top).toHaveLength(120);
    expect(top.every(({ slug }) => !slug.startsWith('other-'))).toBe(true);
  });
});
