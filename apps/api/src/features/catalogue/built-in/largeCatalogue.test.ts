import { expect, it } from 'vitest';
import { uuidv7 } from '../../../platform/crypto/uuidv7.ts';
import { builtInCatalogue } from '../../../testing/database/builtInCatalogue.ts';
import { eachEngine } from '../../../testing/database/eachEngine.ts';
import { createTitlesRepository } from '../../titles/createTitlesRepository.ts';
import { installCatalogue } from './installCatalogue.ts';

/** More than SQLite takes in one statement; one in a thousand was in a top list. */
const others = 36_000;
const atOnce = 3_000;

eachEngine((engine) => {
  it('stands beside tens of thousands of other titles, and takes their places in the top list', async () => {
    const store = await engine.freshStore();
    const titles = createTitlesRepository(store.db);
    for (let start = 0; start < others; start += atOnce)
      await titles.save(
        Array.from({ length: atOnce }, (_, place) => ({
          ...{ title_id: uuidv7(start + place), media_type: 'game' as const, slug: `other-${start + place}` },
          ...{ title: 'Other', item: '{}', card: '{}', created_at: 0, updated_at: 0 },
          rank: place % 1000 === 0 ? place / 1000 : null,
        })),
      );
    await installCatalogue(store, builtInCatalogue, () => 1000);
    const top = await titles.top('game', 200);
    expect(top).toHaveLength(120);
    expect(top.every(({ slug }) => !slug.startsWith('other-'))).toBe(true);
  });
});
