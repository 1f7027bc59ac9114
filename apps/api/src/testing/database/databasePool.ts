import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { migrate } from '../../platform/db/migrate.ts';
import { openDatabase } from '../../platform/db/openDatabase.ts';

/** A database on the PostgreSQL server of a test run. */
export interface TestDatabase {
  readonly databaseUrl: string;
  readonly remove: () => Promise<void>;
}

/** Creates a database without any tables. */
export async function createDatabase(server: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await query(server, `create database ${name} template template0 encoding 'UTF8'`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    databaseUrl: url.href,
    remove: async () => void (await query(server, `drop database if exists ${name} with (force)`)),
  };
}

/** A migrated, empty database of a pool; `giveBack` empties it and returns it to the pool. */
export interface PooledDatabase {
  readonly databaseUrl: string;
  readonly release: () => Promise<void>;
}

export interface DatabasePool {
  acquire(): Promise<PooledDatabase>;
  /** Drops all databases of the pool; none may be in use. */
  removeAll(): Promise<void>;
}

/**
 * A pool of databases that the tests of a file reuse: emptying one takes a few milliseconds, creating and migrating one
 * some hundred. A database whose schema a test has changed is dropped instead of reused.
 */
export function createDatabasePool(server: () => string): DatabasePool {
  const free: TestDatabase[] = [];
  let migratedSchema: string | undefined;

  async function create(): Promise<TestDatabase> {
    const database = await createDatabase(server());
    const store = await openDatabase(database);
    await migrate(store);
    await store.close();
    migratedSchema ??= await schemaOf(database.databaseUrl);
    return database;
  }

  return {
    async acquire() {
      const database = free.pop() ?? (await create());
      const release = async () => {
        const currentSchema = await emptyTables(database.databaseUrl);
        if (currentSchema === migratedSchema) free.push(database);
        else await database.remove();
      };
      return { databaseUrl: database.databaseUrl, release };
    },
    async removeAll() {
      await Promise.all(free.splice(0).map(({ remove }) => remove()));
    },
  };
}

const tableNames = `select quote_ident(relname) as name, relname from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`;

/** A digest of the columns, indexes, constraints and triggers that migrations create. */
const schema = `select md5(string_agg(line, e'\\n' order by line)) as schema from (
  select concat_ws(' ', attrelid::regclass, attname, atttypid::regtype, attnotnull, attnum) as line
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and not attisdropped
  union all select indexdef from pg_indexes where schemaname = 'public'
  union all select concat_ws(' ', conrelid::regclass, pg_get_constraintdef(oid)) from pg_constraint
    where connamespace = 'public'::regnamespace
  union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
) as lines`;

async function schemaOf(databaseUrl: string): Promise<string> {
  const [row] = await query<{ schema: string }>(databaseUrl, schema);
  return row?.schema ?? '';
}

/** Truncates every table with rows, except the records of the migrations; resolves to the digest of the schema. */
async function emptyTables(databaseUrl: string): Promise<string> {
  await query(
    databaseUrl,
    `do $$
      declare
        each record;
        is_filled boolean;
        filled text[] := '{}';
      begin
        for each in ${tableNames} and relname not in ('migration_lock', 'migration_record') loop
          execute format('select exists (select from %s)', each.name) into is_filled;
          if is_filled then filled := filled || each.name; end if;
        end loop;
        if filled <> '{}' then execute 'truncate ' || array_to_string(filled, ', ') || ' restart identity cascade'; end if;
      end
    $$`,
  );
  return schemaOf(databaseUrl);
}

async function query<Row extends pg.QueryResultRow>(server: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}
