import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely';
import type { Step } from '../ddlDialect.ts';
import type { Store } from '../Store.ts';

// The id columns as of this migration; later migrations may add others.
const idColumns = ['title_id', 'user_id', 'session_id', 'removal_id', 'request_id', 'message_id'];

/** 0012: stores ids as 16 bytes instead of 36 characters in every table and index. */
export function binaryIds(engine: Store['engine']): readonly Step[] {
  return [{ execute: engine === 'sqlite' ? rebuildSqliteTables : alterPostgresTables }];
}

interface SchemaObject {
  readonly type: 'table' | 'index' | 'trigger';
  readonly name: string;
  readonly table_name: string;
  readonly statement: string;
}

/** SQLite cannot change the type of a column: each table is copied and replaced. */
async function rebuildSqliteTables(db: QueryExecutorProvider): Promise<void> {
  await requireUncheckedKeys(db);
  const { rows: objects } = await sql<SchemaObject>`
    select type, name, tbl_name as table_name, sql as statement from sqlite_schema
    where sql is not null and type in ('table', 'index', 'trigger')`.execute(db);
  const idColumn = new RegExp(`\\b(${idColumns.join('|')}) text\\b`, 'g');
  for (const { type, name, statement } of objects) {
    if (type !== 'table' || statement.search(idColumn) === -1) continue;
    const copy = sql.table(`${name}_with_bytes`);
    const definition = statement.slice(statement.indexOf('(')).replace(idColumn, '$1 blob');
    await sql`create table ${copy} ${sql.raw(definition)}`.execute(db);
    await sql`insert into ${copy} select ${await valuesOf(db, name)} from ${sql.table(name)}`.execute(db);
    await sql`drop table ${sql.table(name)}`.execute(db);
    await sql`alter table ${copy} rename to ${sql.table(name)}`.execute(db);
    for (const other of objects)
      if (other.type !== 'table' && other.table_name === name) await sql.raw(other.statement).execute(db);
  }
}

/** Dropping a table would delete rows that refer to it. SQLite ignores the pragma in a transaction, so `migrate` disables the checks. */
async function requireUncheckedKeys(db: QueryExecutorProvider): Promise<void> {
  const { rows } = await sql<{ foreign_keys: number }>`pragma foreign_keys`.execute(db);
  if (rows[0]?.foreign_keys !== 0) throw new Error('Foreign keys must be off while tables are replaced.');
}

/** The columns of a table, with ids as bytes: null for a malformed one, which every id column rejects. */
async function valuesOf(db: QueryExecutorProvider, table: string): Promise<RawBuilder<unknown>> {
  const { rows } = await sql<{ name: string }>`select name from pragma_table_info(${table})`.execute(db);
  const columns = rows.map(({ name }) => ({ name, ref: sql.ref(name) }));
  return sql.join(columns.map(({ name, ref }) => (idColumns.includes(name) ? sql`unhex(${ref}, '-')` : ref)));
}

/**
 * Foreign keys are dropped first and restored at the end, because the types of their columns differ while tables are changed one after
 * the other. A changed column loses its planner statistics, so they are collected again.
 */
async function alterPostgresTables(db: QueryExecutorProvider): Promise<void> {
  const { rows: columns } = await sql<{ table_name: string; column_name: string }>`
    select table_name, column_name from information_schema.columns
    where table_schema = current_schema() and data_type = 'text' and column_name in (${sql.join(idColumns)})
    order by table_name`.execute(db);
  const tables = Map.groupBy(columns, ({ table_name }) => table_name);
  const { rows: keys } = await sql<{ table_name: string; name: string; definition: string }>`
    select class.relname as table_name, conname as name, pg_get_constraintdef(pg_constraint.oid) as definition
    from pg_constraint join pg_class as class on class.oid = conrelid
    where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(db);
  const changed = keys.filter(({ table_name }) => tables.has(table_name));
  for (const { table_name, name } of changed)
    await sql`alter table ${sql.table(table_name)} drop constraint ${sql.ref(name)}`.execute(db);
  for (const [table, ids] of tables) {
    const changes = ids.map(
      ({ column_name: id }) => sql`alter column ${sql.ref(id)} type uuid using ${sql.ref(id)}::uuid`,
    );
    await sql`alter table ${sql.table(table)} ${sql.join(changes)}`.execute(db);
  }
  for (const { table_name, name, definition } of changed)
    await sql`alter table ${sql.table(table_name)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(
      db,
    );
  for (const table of tables.keys()) await sql`analyze ${sql.table(table)}`.execute(db);
}
