import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { migrate } from '../../../platform/db/migrate.ts';
import { visitor } from '../../../platform/titles/visibleTitles.ts';
import { prepareConcurrently } from '../../../testing/app/runConcurrently.ts';
import { eachEngine } from '../../../testing/database/eachEngine.ts';
import { createTitleSearch } from './createTitleSearch.ts';

const id = '01890a5d-ac96-774b-bcce-b302099a8057';

eachEngine((engine) => {
  it('copies the names of the previous version once, and search finds them', async () => {
    const location = await engine.freshLocation();
    const store = await engine.open(location);
    await migrate(store, { upTo: '0003-mail-requests' });
    await sql`insert into titles (title_id, media_type, slug, title, item, card, created_at, updated_at)
      values (${id}, 'anime', 'attack-on-titan', 'Attack on Titan', '{}', '{}', 0, 0)`.execute(store.db);
    for (const form of ['attack on titan', '進 撃 の 巨 人', 'shingeki no kyojin'])
      await sql`insert into title_names (media_type, normal_form, title_id) values ('anime', ${form}, ${id})`.execute(
        store.db,
      );
    const ends = await prepareConcurrently(4, location);
    expect(ends.map(({ error }) => error)).toEqual(['', '', '', '']);
    const names = store.db.selectFrom('search_names').select(['tier', 'words']).orderBy('tier');
    expect(await names.execute()).toEqual([
      { tier: 0, words: ' attack on titan ' },
      { tier: 1, words: ' shingeki no kyojin ' },
      { tier: 3, words: ' 進 撃 の 巨 人 ' },
    ]);
    for (const text of ['attack', 'on tita', 'kyojin', '巨', '撃 の', 'shi'])
      expect(await createTitleSearch(store).best(visitor, 'anime', text, 5)).toEqual([id]);
    // An instance of the previous version may still read this table.
    const { rows } = await sql`select * from title_names`.execute(store.db);
    expect(rows).toHaveLength(3);
  });
});
