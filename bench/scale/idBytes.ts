import type { Store } from '@gildshelf/api';
import { type RawBuilder, sql } from 'kysely';

/** An SQL parameter for an id in the database's storage format. */
export function idBytes({ engine }: Pick<Store, 'engine'>, id: string): RawBuilder<unknown> {
  return engine === 'sqlite' ? sql`${Buffer.from(id.replaceAll('-', ''), 'hex')}` : sql`${id}`;
}
