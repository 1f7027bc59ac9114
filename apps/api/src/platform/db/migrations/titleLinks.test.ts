import { expect, it } from 'vitest';
import { eachEngine } from '../../../testing/database/eachEngine.ts';
import { titleLinkRows } from '../../titles/titleLinks.ts';
import { migrate } from '../migrate.ts';
import { uuidv7 } from '../uuid.ts';

eachEngine((engine) => {
  it('adds the links of stored titles', async () => {
    const store = await engine.open(await engine.freshLocation());
    await migrate(store, { upTo: '0021-title-source-age' });
    const items = Array.from({ length: 1100 }, (_, index) => ({
      ...{ name: `Game ${index}`, released: '2001-09-24', genres: ['Puzzle'] },
      facts: { series: `Series ${index % 7}`, developer: ['Team Ico'], popularity_rank: index + 1 },
    }));
    const rows = items.map((item, index) => ({
      ...{
        title_id: uuidv7(index + 1),
        media_type: 'game' as const,
        slug: `game-${index}`,
        title: item.name,
      },
      ...{ rank: null, card: '{}', item: JSON.stringify(item), created_at: 1, updated_at: 1 },
    }));
    for (let start = 0; start < rows.length; start += 200)
      await store.db
        .insertInto('titles')
        .values(rows.slice(start, start + 200))
        .execute();
    await migrate(store);
    const stored = await store.db.selectFrom('title_links').selectAll().execute();
    const expected = rows.flatMap(({ title_id }, index) =>
      titleLinkRows('game', title_id, items[index] ?? {}),
    );
    const inOrder = (links: typeof expected) =>
      links.map((link) => JSON.stringify(Object.entries(link).sort())).sort();
    expect(inOrder(stored)).toEqual(inOrder(expected));
    expect(stored).toHaveLength(5 * 1100);
  });
});
