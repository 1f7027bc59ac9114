import { openPostgres } from './openPostgres.ts';
import { openSqlite } from './openSqlite.ts';
import type { Store } from './Store.ts';

export type { Store } from './Store.ts';

/** Where a database is: a folder of ours for SQLite, or a PostgreSQL. */
export type DatabasePlace = { readonly dataDirectory: string } | { readonly databaseUrl: string };

/** Opens and checks a database; what stands in the way is a StartProblem. It does not migrate. */
export async function openDatabase(where: DatabasePlace): Promise<Store> {
  return 'databaseUrl' in where ? openPostgres(where.databaseUrl) : openSqlite(where.dataDirectory);
}
