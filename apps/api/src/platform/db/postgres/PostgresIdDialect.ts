import { PostgresAdapter, PostgresDialect, PostgresQueryCompiler } from 'kysely';
import { UuidParameter } from '../uuid.ts';

/** Casts ids within `sql`, where PostgreSQL may infer the type `text`. */
class PostgresIdCompiler extends PostgresQueryCompiler {
  protected override appendValue(parameter: unknown): void {
    const isUuid = parameter instanceof UuidParameter;
    super.appendValue(isUuid ? parameter.text : parameter);
    if (isUuid) this.append('::uuid');
  }
}

/** Kysely's PostgreSQL dialect without advisory locks, which poolers and distributed databases lack: `migrate` has its own lock. */
export class PostgresIdDialect extends PostgresDialect {
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
