import { expect, it } from 'vitest';
import { eachEngine } from '../../../testing/database/eachEngine.ts';
import { migrate } from '../migrate.ts';
import { uuidv7 } from '../uuid.ts';

eachEngine((engine) => {
  it('marks stored titles that are rated for adults, removes their ranks, and shows no one adult titles', async () => {
    const store = await engine.open(await engine.freshLocation());
    await migrate(store, { upTo: '0016-mail-languages' });
    const add = (slug: string, item: object) =>
      store.db
        .insertInto('titles')
        .values({
          ...{ title_id: uuidv7(1), media_type: 'game', slug, title: slug, rank: 1, card: '{}' },
          ...{ item: JSON.stringify(item), created_at: 1, updated_at: 1 },
        })
        .execute();
    await add('adult', { esrb_rating: { name: 'Adults Only' } });
    await add('rx', { rating: 'Rx - Hentai' });
    await add('other', { esrb_rating: { name: 'Mature' }, name: 'Rx - for all', rating: 'R - 17+' });
    await migrate(store);
    const rows = await store.db
      .selectFrom('titles')
      .select(['slug', 'rank', 'is_adult'])
      .orderBy('slug')
      .execute();
    expect(rows.map(({ slug, rank, is_adult }) => [slug, rank, Number(is_adult)])).toEqual([
      ['adult', null, 1],
      ['other', 1, 0],
      ['rx', null, 1],
    ]);
  });
});
