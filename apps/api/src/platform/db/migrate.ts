import { sql } from 'kysely';
import { MIGRATION_LOCK_ID, type Migration, Migrator } from 'kysely/migration';
import { ConfigError } from '../ConfigError.ts';
import { dialectWords } from './migrations/dialectWords.ts';
import { migrations } from './migrations/index.ts';
import { requireTrigrams } from './postgres/requireTrigrams.ts';
import type { Store } from './Store.ts';

const lockTable = 'migration_lock';
const recordTable = 'migration_record';

/**
 * Brings the tables to this version's state, or to that of the migration `upTo`. Any number of processes may do so at once: the first
 * works, the others wait.
 */
export async function migrate(store: Store, { upTo }: { readonly upTo?: string } = {}): Promise<void> {
  await makeOwnTables(store);
  // Else a migration that replaces a table of SQLite would empty those that refer to it.
  if (store.engine === 'sqlite') await sql`pragma foreign_keys = off`.execute(store.db);
  try {
    while (await migrateFurther(store, upTo));
  } finally {
    if (store.engine === 'sqlite') await sql`pragma foreign_keys = on`.execute(store.db);
  }
}

/** Whether there was anything to do. */
async function migrateFurther(store: Store, upTo: string | undefined): Promise<boolean> {
  return store.longTransaction(async (db) => {
    // Whoever writes this row first holds it until its transaction ends, on either engine.
    await sql`insert into ${sql.table(lockTable)} (id, is_locked) values (${MIGRATION_LOCK_ID}, 0)
      on conflict (id) do update set is_locked = 0`.execute(db);
    const { rows } = await sql<{ name: string }>`select name from ${sql.table(recordTable)}`.execute(db);
    if (rows.some(({ name }) => !(name in migrations))) throw tooNew(store);
    if (store.engine === 'postgres') await requireTrigrams(db, store.place);
    const migrator = new Migrator({
      db,
      provider: { getMigrations: async () => migrationsFor(store, upTo) },
      migrationTableName: recordTable,
      migrationLockTableName: lockTable,
    });
    // Where other copies are serving, what one migration locks must not wait for the next to end.
    const { error, results } = await (rows.length === 0 ? migrator.migrateToLatest() : migrator.migrateUp());
    if (error) throw error;
    return rows.length > 0 && results !== undefined && results.length > 0;
  });
}

function migrationsFor({ engine }: Store, upTo: string | undefined): Record<string, Migration> {
  const wanted = Object.entries(migrations).filter(([name]) => upTo === undefined || name <= upTo);
  const listed = wanted.map(([name, steps]) => {
    const up: Migration['up'] = async (db) => {
      for (const step of steps(dialectWords(engine), engine)) await step.execute(db);
    };
    return [name, { up }];
  });
  return Object.fromEntries(listed);
}

/** The two tables of Kysely's Migrator, made before it runs: a lock that is not there yet cannot be held. */
async function makeOwnTables(store: Store): Promise<void> {
  const { text, key, whole } = dialectWords(store.engine);
  const make = () =>
    store.longTransaction(async (db) => {
      await sql`create table if not exists ${sql.table(lockTable)}
        (id ${key} not null primary key, is_locked ${whole} not null)`.execute(db);
      await sql`create table if not exists ${sql.table(recordTable)}
        (name ${key} not null primary key, timestamp ${text} not null)`.execute(db);
    });
  await make().catch((error: unknown) => {
    if (!isBeingMade(error)) throw error;
    return make();
  });
}

/** PostgreSQL's 'if not exists' does not see what another process is just making: a duplicate key, table or type. */
function isBeingMade(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && ['23505', '42P07', '42710'].includes(String(error.code))
  );
}

function tooNew(store: Store): ConfigError {
  return new ConfigError(
    `The database in ${store.place} was made by a newer version of Gildshelf; start that version, or give this one another database.`,
  );
}
