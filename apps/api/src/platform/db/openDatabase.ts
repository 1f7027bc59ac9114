import type { Store } from './Store.ts';

export type { Store } from './Store.ts';

/** The location of a database: a data directory for SQLite, or the URL of a PostgreSQL. */
export type DatabaseLocation =
  | { readonly dataDirectory: string; readonly allowEmptyDatabase?: boolean | undefined }
  | { readonly databaseUrl: string };

/** Opens and checks a database, without migrating it; throws a ConfigError if it cannot be used. */
export async function openDatabase(location: DatabaseLocation): Promise<Store> {
  // Only the driver that is needed is loaded, because neither is small.
  if ('databaseUrl' in location)
    return (await import('./postgres/openPostgres.ts')).openPostgres(location.databaseUrl);
  return (await import('./sqlite/openSqlite.ts')).openSqlite(location.dataDirectory, location);
}
