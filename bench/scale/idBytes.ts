import type { Store } from '@gildshelf/api';
import { type RawBuilder, sql } from 'kysely';

/** An id within `sql`, as the database stores it. */
export function idBytes({ engine }: Pick<Store, 'engine'>, id: string): RawBuilder<unknown> {
  return engine === 'sqlite' ? sql`${Buffer.from(id.replaceAll('-', ''), 'hex')}` : sql`${id}`;
}
