import { type QueryExecutorProvider, sql } from 'kysely';
import { MIGRATION_LOCK_ID, type Migration, Migrator } from 'kysely/migration';
import { ConfigError } from '../errors.ts';
import { ddlDialect } from './ddlDialect.ts';
import { migrations } from './migrations/index.ts';
import type { Store } from './Store.ts';

const lockTable = 'migration_lock';
const recordTable = 'migration_record';

/**
 * Migrates the tables to this version, or to the migration `upTo`. Any number of processes may call it concurrently: the first
 * migrates, the others wait.
 */
export async function migrate(store: Store, { upTo }: { readonly upTo?: string } = {}): Promise<void> {
  await createMigrationTables(store);
  // Else a migration that replaces a table in SQLite would delete rows that refer to it.
  if (store.engine === 'sqlite') await sql`pragma foreign_keys = off`.execute(store.db);
  try {
    while (await migrateOnce(store, upTo));
  } finally {
    if (store.engine === 'sqlite') await sql`pragma foreign_keys = on`.execute(store.db);
  }
}

/** Runs pending migrations; resolves to true if there may be more. */
async function migrateOnce(store: Store, upTo: string | undefined): Promise<boolean> {
  return store.longTransaction(async (db) => {
    await acquireMigrationLock(db);
    const { rows } = await sql<{ name: string }>`select name from ${sql.table(recordTable)}`.execute(db);
    if (rows.some(({ name }) => !(name in migrations))) throw newerVersionError(store);
    const migrator = new Migrator({
      db,
      provider: { getMigrations: async () => migrationsFor(store, upTo) },
      migrationTableName: recordTable,
      migrationLockTableName: lockTable,
    });
    // Other instances may be serving: a migration must release its locks before the next one runs.
    const { error, results } = await (rows.length === 0 ? migrator.migrateToLatest() : migrator.migrateUp());
    if (error) throw error;
    return rows.length > 0 && results !== undefined && results.length > 0;
  });
}

/** The first transaction to write this row blocks the others until it ends, on both engines. */
async function acquireMigrationLock(db: QueryExecutorProvider): Promise<void> {
  await sql`insert into ${sql.table(lockTable)} (id, is_locked) values (${MIGRATION_LOCK_ID}, 0)
    on conflict (id) do update set is_locked = 0`.execute(db);
}

function migrationsFor({ engine }: Store, upTo: string | undefined): Record<string, Migration> {
  const selected = Object.entries(migrations).filter(([name]) => upTo === undefined || name <= upTo);
  const entries = selected.map(([name, steps]) => {
    const up: Migration['up'] = async (db) => {
      for (const step of steps(ddlDialect(engine), engine)) await step.execute(db);
    };
    return [name, { up }];
  });
  return Object.fromEntries(entries);
}

/** Creates the two tables of Kysely's Migrator before it runs, because the lock needs its table. */
async function createMigrationTables(store: Store): Promise<void> {
  const { text, key, integer } = ddlDialect(store.engine);
  const create = () =>
    store.longTransaction(async (db) => {
      await sql`create table if not exists ${sql.table(lockTable)}
        (id ${key} not null primary key, is_locked ${integer} not null)`.execute(db);
      await sql`create table if not exists ${sql.table(recordTable)}
        (name ${key} not null primary key, timestamp ${text} not null)`.execute(db);
    });
  await create().catch((error: unknown) => {
    if (!isConcurrentCreation(error)) throw error;
    return create();
  });
}

/** PostgreSQL's 'if not exists' does not see objects of concurrent transactions, which cause a duplicate key, table or type. */
function isConcurrentCreation(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && ['23505', '42P07', '42710'].includes(String(error.code))
  );
}

function newerVersionError(store: Store): ConfigError {
  return new ConfigError(
    `The database in ${store.location} was migrated by a newer version of Gildshelf; start that version, or configure another database.`,
  );
}
