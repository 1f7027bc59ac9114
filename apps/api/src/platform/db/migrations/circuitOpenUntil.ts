import { type RawBuilder, sql } from 'kysely';

/** 0013: the time until which the circuit breaker of a provider is open, formerly named `closed_until`. */
export function circuitOpenUntil(): readonly RawBuilder<unknown>[] {
  return [sql`alter table provider_states rename column closed_until to circuit_open_until`];
}
