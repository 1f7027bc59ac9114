import { migrate, type Store } from '@gildshelf/api';
import { type RawBuilder, sql } from 'kysely';

/** The size of a generated database. */
export interface Scale {
  readonly titles: number;
  readonly users: number;
  /** Tracked titles of all users, without those of the collectors. */
  readonly tracked: number;
}

/** The largest database that is measured. */
export const fullScale: Scale = { titles: 1_000_000, users: 100_000, tracked: 10_000_000 };

/** A part of the full size: 0.01, 0.1 or 1. */
export function scaleOf(part: number): Scale {
  const { titles, users, tracked } = fullScale;
  return { titles: titles * part, users: users * part, tracked: tracked * part };
}

/** Every user has rated these; they are the first titles. */
const popularTitles = 10;
/** Users with a large collection; they are the last users. */
const collectors = 10;
/** The number of titles that each collector tracks; half of the catalogue if that is smaller. */
const collected = 50_000;

/** The ids of titles and users by number; numbers start at 1. */
export const titleId = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;
export const userId = (number: number) => `00000000-0000-7000-9000-${String(number).padStart(12, '0')}`;

/** The last migration before the tables of counts; the caller migrates further. */
const previousVersion = '0009-public-profiles';
const rowsPerTransaction = 100_000;
const time = 1_700_000_000_000;

/**
 * Fills an empty database with rows that the database generates. Every user tracks the popular titles and other titles from the
 * whole catalogue, with ratings of 0.5 to 5.
 */
export async function fillDatabase(store: Store, { titles, users, tracked }: Scale): Promise<void> {
  await migrate(store, { upTo: previousVersion });
  const { title, user } = idsOf(store);
  await inBatches(store, titles, (numbers) => [
    sql`insert into titles (title_id, media_type, slug, title, rank, item, card, created_at, updated_at) ${numbers}
      select ${title(sql`n`)}, 'game', 'title-' || n, 'Title ' || n, null, ${item}, ${item}, ${time}, ${time} from numbers`,
  ]);
  await inBatches(store, users, (numbers) => [
    sql`insert into users (user_id, username, email, password_hash, verified_at, created_at, updated_at) ${numbers}
      select ${user(sql`n`)}, 'user' || n, 'user' || n || '@example.org', '', ${time}, ${time}, ${time} from numbers`,
    sql`insert into login_keys (login_key, user_id, expires_at) ${numbers}
      select 'name:user' || n, ${user(sql`n`)}, null from numbers`,
    sql`insert into login_keys (login_key, user_id, expires_at) ${numbers}
      select 'email:user' || n || '@example.org', ${user(sql`n`)}, null from numbers`,
  ]);
  const tracksPerUser = Math.round(tracked / users);
  const others = titles - popularTitles;
  await inBatches(store, users * tracksPerUser, (numbers) => {
    const userNumber = sql`(n - 1) / ${sql.lit(tracksPerUser)} + 1`;
    const index = sql`(n - 1) % ${sql.lit(tracksPerUser)}`;
    // Steps by primes that do not divide the number of titles, so no user gets a title twice.
    const spread = sql`${sql.lit(popularTitles)} + ((${userNumber}) * 7919 + (${index}) * 104729) % ${sql.lit(others)} + 1`;
    const number = sql`case when ${index} < ${sql.lit(popularTitles)} then ${index} + 1 else ${spread} end`;
    return [track(user(userNumber), title(number), numbers)];
  });
  const tracksPerCollector = Math.min(collected, Math.floor(others / 2));
  await inBatches(store, collectors * tracksPerCollector, (numbers) => {
    const userNumber = sql`${sql.lit(users - collectors)} + (n - 1) % ${sql.lit(collectors)} + 1`;
    const number = sql`${sql.lit(popularTitles)} + (n - 1) / ${sql.lit(collectors)} + 1`;
    return [sql`${track(user(userNumber), title(number), numbers)} on conflict do nothing`];
  });
  await sql`analyze`.execute(store.db);
}

const item = sql.lit('{"name":"A title","released":"2020-01-01","genres":["Action"],"type":"game"}');

function track(user: RawBuilder<unknown>, title: RawBuilder<unknown>, numbers: RawBuilder<unknown>) {
  return sql`insert into tracked_items (user_id, media_type, title_id, status, rating, created_at, updated_at) ${numbers}
    select ${user}, 'game', ${title}, 'completed', (n * 31 % 10 + 1) / 2.0, ${time}, ${time} + n from numbers where true`;
}

function idsOf({ engine }: Store) {
  const padded = (number: RawBuilder<unknown>) =>
    engine === 'sqlite' ? sql`printf('%012d', ${number})` : sql`lpad((${number})::text, 12, '0')`;
  return {
    title: (number: RawBuilder<unknown>) => sql`'00000000-0000-7000-8000-' || ${padded(number)}`,
    user: (number: RawBuilder<unknown>) => sql`'00000000-0000-7000-9000-' || ${padded(number)}`,
  };
}

/** Executes statements over the numbers from 1 to `amount`, in one transaction per hundred thousand. */
async function inBatches(
  store: Store,
  amount: number,
  statementsOf: (numbers: RawBuilder<unknown>) => readonly RawBuilder<unknown>[],
): Promise<void> {
  for (let first = 1; first <= amount; first += rowsPerTransaction) {
    const last = Math.min(amount, first + rowsPerTransaction - 1);
    const numbers = sql`with recursive numbers (n) as (select cast(${sql.lit(first)} as bigint)
      union all select n + 1 from numbers where n < ${sql.lit(last)})`;
    await store.longTransaction(async (db) => {
      for (const statement of statementsOf(numbers)) await statement.execute(db);
    });
  }
}

/** An SQL parameter for an id in the database's storage format. */
export function idBytes({ engine }: Pick<Store, 'engine'>, id: string): RawBuilder<unknown> {
  return engine === 'sqlite' ? sql`${Buffer.from(id.replaceAll('-', ''), 'hex')}` : sql`${id}`;
}
