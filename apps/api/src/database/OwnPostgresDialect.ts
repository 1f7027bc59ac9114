import { PostgresAdapter, PostgresDialect } from 'kysely';
import { PostgresIdCompiler } from '../ids/PostgresIdCompiler.ts';

/** Kysely's PostgreSQL without advisory locks, which poolers and distributed databases do not carry: `migrate` holds a lock of its own. */
export class OwnPostgresDialect extends PostgresDialect {
  override createQueryCompiler() {
    return new PostgresIdCompiler();
  }

  override createAdapter() {
    return new AdapterWithoutLocks();
  }
}

class AdapterWithoutLocks extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}

  override async releaseMigrationLock(): Promise<void> {}
}
