import { type RawBuilder, sql } from 'kysely';
import type { DdlDialect } from '../ddlDialect.ts';

/** 0015: webhooks of users and their deliveries. The worker finds pending deliveries by a partial index. */
export function webhooks(dialect: DdlDialect): readonly RawBuilder<unknown>[] {
  const { text, key, id, integer, keyedTable, plainTable } = dialect;
  return [
    sql`create table webhooks (
      user_id ${id} not null references users (user_id) on delete cascade,
      webhook_id ${id} not null,
      url ${text} not null,
      events ${text} not null,
      secret ${text} not null,
      created_at ${integer} not null,
      failures ${integer} not null,
      next_attempt_at ${integer} not null,
      disabled_at ${integer},
      primary key (user_id, webhook_id)
    ) ${keyedTable}`,
    sql`create unique index webhooks_by_id on webhooks (webhook_id)`,
    sql`create table webhook_deliveries (
      user_id ${id} not null,
      webhook_id ${id} not null,
      delivery_id ${id} not null,
      event ${key} not null,
      body ${text} not null,
      created_at ${integer} not null,
      attempts ${integer} not null,
      attempted_at ${integer},
      finished_at ${integer},
      outcome ${key},
      response_status ${integer},
      duration_ms ${integer},
      error ${text},
      primary key (user_id, webhook_id, delivery_id),
      foreign key (user_id, webhook_id) references webhooks (user_id, webhook_id) on delete cascade
    ) ${plainTable}`,
    sql`create index webhook_deliveries_pending on webhook_deliveries (user_id, webhook_id, delivery_id)
      where finished_at is null`,
    sql`create index webhook_deliveries_by_age on webhook_deliveries (created_at)`,
  ];
}
