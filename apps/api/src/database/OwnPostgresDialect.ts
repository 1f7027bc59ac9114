import { PostgresAdapter, PostgresDialect } from 'kysely';

/** Kysely's PostgreSQL without advisory locks, which poolers and distributed databases do not carry: `migrate` holds a lock of its own. */
export class OwnPostgresDialect extends PostgresDialect {
  override createAdapter() {
    return new AdapterWithoutLocks();
  }
}

class AdapterWithoutLocks extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}

  override async releaseMigrationLock(): Promise<void> {}
}
