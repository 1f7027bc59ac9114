import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { eachEngine } from '../../../testing/database/eachEngine.ts';
import { migrate } from '../migrate.ts';

eachEngine((engine) => {
  it('keeps an open circuit breaker open when its column gets the new name', async () => {
    const store = await engine.open(await engine.freshLocation());
    await migrate(store, { upTo: '0012-binary-ids' });
    await sql`insert into provider_states (provider, next_turn_at, closed_until, failures, succeeded_at, failed_at, problem)
      values ('jikan', 1, 5000, 3, 2, 4, 'timeout')`.execute(store.db);
    await migrate(store);
    const state = await store.db.selectFrom('provider_states').selectAll().executeTakeFirst();
    expect(state).toMatchObject({
      provider: 'jikan',
      next_turn_at: 1,
      circuit_open_until: 5000,
      failures: 3,
    });
  });
});
