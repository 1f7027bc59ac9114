import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { StartProblem } from '../StartProblem.ts';
import { eachEngine } from '../testing/eachEngine.ts';
import { startTogether } from '../testing/startTogether.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/index.ts';

eachEngine((engine) => {
  it('makes the tables, and the second time nothing', async () => {
    const store = await engine.freshStore();
    await migrate(store);
    expect(await store.db.selectFrom('titles').selectAll().execute()).toEqual([]);
    const { rows } = await sql<{ name: string }>`select name from migration_record`.execute(store.db);
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(migrations));
  });

  it('is done once by eight processes that start in the same moment', async () => {
    const place = await engine.freshPlace();
    const ends = await startTogether(8, place);
    expect(ends).toEqual(Array.from({ length: 8 }, () => ({ code: 0, error: '' })));
    const store = await engine.open(place);
    const { rows } = await sql<{ name: string }>`select name from migration_record`.execute(store.db);
    expect(rows).toHaveLength(Object.keys(migrations).length);
    expect(await store.db.selectFrom('settings').selectAll().execute()).toEqual([]);
  });

  it('refuses a database of a newer version in one sentence, and leaves it as it is', async () => {
    const store = await engine.freshStore();
    await sql`insert into migration_record (name, timestamp) values ('9999-from-the-future', ${new Date(0).toISOString()})`.execute(
      store.db,
    );
    const refusal = await migrate(store).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(StartProblem);
    expect(String(refusal)).toContain(
      `The database in ${store.place} was made by a newer version of Gildshelf; `,
    );
    expect(String(refusal)).not.toContain('\n');
    expect(await store.db.selectFrom('users').selectAll().execute()).toEqual([]);
  });

  it('names the place of a database without a password', async () => {
    const store = await engine.freshStore();
    expect(store.place).not.toContain('@');
  });
});
