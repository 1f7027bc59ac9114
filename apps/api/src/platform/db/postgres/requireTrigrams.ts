import { type QueryExecutorProvider, sql } from 'kysely';
import { ConfigError } from '../../ConfigError.ts';

/** Ensures that a PostgreSQL can search for text inside names, Japanese ones too; throws a ConfigError if it cannot. */
export async function requireTrigrams(db: QueryExecutorProvider, place: string): Promise<void> {
  try {
    await sql`create extension if not exists pg_trgm`.execute(db);
  } catch (error) {
    throw new ConfigError(
      `The database at ${place} lacks the extension pg_trgm, and the server could not add it: ${reasonFor(error)}.`,
    );
  }
  const { rows } = await sql<{ trigrams: number }>`select cardinality(show_trgm('進')) as trigrams`.execute(
    db,
  );
  if (rows[0]?.trigrams) return;
  throw new ConfigError(
    `The database at ${place} cannot be used: its LC_CTYPE supports ASCII letters only, and must support UTF-8, such as C.UTF-8.`,
  );
}

function reasonFor(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string };
  if (code === '42501') return "have the database's owner run 'create extension pg_trgm' there once";
  if (code === '0A000' || code === '58P01')
    return "install PostgreSQL's additional modules (contrib) on its server";
  return message || 'no reason was given';
}
