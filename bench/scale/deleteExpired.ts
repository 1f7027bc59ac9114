// `pnpm bench:delete-expired`: the hourly deletion of expired rows, among 2,000, 20,000 and 200,000 usernames and email addresses, with
// 1,000 accounts that were never verified; on both engines. The longest delay of the event loop matters for SQLite, whose statements
// run in the server's main thread. Prints a table in Markdown; arguments set the parts of the full size.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { deleteExpired, migrate, type Store } from '@gildshelf/api';
import { sql } from 'kysely';
import { markdownTable } from '../figures/markdownTable.ts';
import { fillDatabase, scaleOf } from './fillDatabase.ts';
import { measureDatabases } from './measureDatabases.ts';

const pending = 1_000;
const month = 30 * 24 * 60 * 60 * 1000;

const rows = await measureDatabases(async (store, part) => [await measure(store, part)]);
console.log(markdownTable(['engine, part', 'ms', 'longest event loop delay, ms', 'accounts left'], rows));

async function measure(store: Store, part: number): Promise<string[]> {
  await fillDatabase(store, { ...scaleOf(part), titles: 1_000, tracked: 0 });
  await migrate(store);
  const now = Date.now();
  await addPending(store, now - 2 * month);
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  // The monitor starts to measure at the next turn of the event loop.
  await wait(5);
  const start = performance.now();
  const problem = await deleteExpired(store, now).then(
    () => undefined,
    (error: unknown) => String(error),
  );
  const ms = performance.now() - start;
  // The last delay is recorded at the next turn of the event loop.
  await wait(5);
  delay.disable();
  const { count } = await store.db
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('verified_at', 'is', null)
    .executeTakeFirstOrThrow();
  return [problem ?? ms.toFixed(0), (delay.max / 1e6).toFixed(0), String(count)];
}

/** Adds accounts that were never verified, each with a username and a registration that is pending for its email address. */
async function addPending({ db, engine }: Store, createdAt: number) {
  const id = engine === 'sqlite' ? sql`unhex(printf('%032x', n))` : sql`lpad(to_hex(n), 32, '0')::uuid`;
  const numbers = sql`with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${sql.lit(pending)})`;
  await sql`insert into users (user_id, username, email, password_hash, verified_at, created_at, updated_at) ${numbers}
    select ${id}, 'pending' || n, 'pending' || n, '', null, ${createdAt}, ${createdAt} from numbers`.execute(
    db,
  );
  await sql`insert into login_keys (login_key, user_id, expires_at) ${numbers}
    select 'name:pending' || n, ${id}, ${createdAt} from numbers`.execute(db);
  await sql`insert into login_keys (login_key, user_id, expires_at) ${numbers}
    select 'waiting email:pending' || n, ${id}, ${createdAt} from numbers`.execute(db);
}
