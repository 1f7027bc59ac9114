import type { Store } from './Store.ts';

export type { Store } from './Store.ts';

/** Where a database is: a folder of ours for SQLite, or a PostgreSQL. */
export type DatabasePlace =
  | { readonly dataDirectory: string; readonly startsAnew?: boolean | undefined }
  | { readonly databaseUrl: string };

/** Opens and checks a database; what stands in the way is a ConfigError. It does not migrate. */
export async function openDatabase(where: DatabasePlace): Promise<Store> {
  // One of the two drivers is never needed, and neither is small.
  if ('databaseUrl' in where)
    return (await import('./postgres/openPostgres.ts')).openPostgres(where.databaseUrl);
  return (await import('./sqlite/openSqlite.ts')).openSqlite(where.dataDirectory, where);
}
