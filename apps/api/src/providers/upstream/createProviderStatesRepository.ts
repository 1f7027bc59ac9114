import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';

/** The rate limit of a provider, which all server processes share. */
export interface RateLimit {
  /** The milliseconds between two requests in the long run. */
  readonly intervalMs: number;
  /** The number of requests that may be sent at once after a pause. */
  readonly burst: number;
}

/** A request for a slot. */
export interface SlotRequest extends RateLimit {
  readonly now: number;
  /** Milliseconds that the caller can wait for the slot. */
  readonly waitMs: number;
  /** After this many failures in a row only one trial request is allowed at a time … */
  readonly failureThreshold: number;
  /** … and until this time there is no other, unless the outcome of the first is recorded before. */
  readonly trialUntil: number;
}

/** The permission to send one request. */
export interface Slot {
  /** When to send the request; never in the past. */
  readonly at: number;
  /** The failures in a row before it. */
  readonly failures: number;
  /** Set for a trial request: until this time or its outcome the circuit breaker is open for all other requests. */
  readonly trialUntil: number | undefined;
}

/** A failed request. */
export interface Failure {
  readonly now: number;
  readonly problem: string;
  readonly trialUntil: number | undefined;
  /** False where the request caused the failure: it is recorded, but does not count for the circuit breaker. */
  readonly countsForBreaker: boolean;
  readonly failureThreshold: number;
  /** The circuit breaker is open until this time because of this failure alone; 0 where it stays closed. */
  readonly openUntil: number;
  /** The circuit breaker is open until this time where this failure reaches the threshold. */
  readonly openUntilAtThreshold: number;
}

export type ProviderStatesRepository = ReturnType<typeof createProviderStatesRepository>;

const minute = 60_000;
/** Times that are further ahead were written by a wrong clock and are ignored. */
const maxSlotAheadMs = 15 * minute;
const maxOpenAheadMs = 120 * minute;

/** Stores the circuit breakers and the next free slots of the providers, which all server processes share. */
export function createProviderStatesRepository(db: Kysely<Schema>) {
  return {
    /** Takes the next slot; undefined where the circuit breaker is open, or where no slot is free within the wait. */
    takeSlot: async (provider: string, slotRequest: SlotRequest): Promise<Slot | undefined> => {
      const { now, intervalMs, burst, waitMs, failureThreshold, trialUntil } = slotRequest;
      const first = { next_turn_at: now + intervalMs, circuit_open_until: 0, failures: 0 };
      const row = await db
        .insertInto('provider_states')
        .values({ provider, ...first, succeeded_at: 0, failed_at: 0, problem: '' })
        .onConflict((conflict) =>
          conflict
            .column('provider')
            .doUpdateSet(({ eb }) => ({
              next_turn_at: eb
                .case()
                .when('provider_states.next_turn_at', '<=', now)
                .then(now + intervalMs)
                .when('provider_states.next_turn_at', '>', now + maxSlotAheadMs)
                .then(now + intervalMs)
                .else(eb('provider_states.next_turn_at', '+', intervalMs))
                .end(),
              circuit_open_until: eb
                .case()
                .when('provider_states.failures', '>=', failureThreshold)
                .then(trialUntil)
                .else(0)
                .end(),
            }))
            .where(({ eb, or }) =>
              or([
                eb('provider_states.circuit_open_until', '<=', now),
                eb('provider_states.circuit_open_until', '>', now + maxOpenAheadMs),
              ]),
            )
            .where(({ eb, or }) =>
              or([
                eb('provider_states.next_turn_at', '<=', now + waitMs + (burst - 1) * intervalMs),
                eb('provider_states.next_turn_at', '>', now + maxSlotAheadMs),
              ]),
            ),
        )
        .returning(['next_turn_at', 'circuit_open_until', 'failures'])
        .executeTakeFirst();
      if (!row) return undefined;
      return {
        at: Math.max(now, row.next_turn_at - burst * intervalMs),
        failures: row.failures,
        trialUntil: row.circuit_open_until === 0 ? undefined : row.circuit_open_until,
      };
    },

    read: (provider: string) =>
      db.selectFrom('provider_states').selectAll().where('provider', '=', provider).executeTakeFirst(),

    /** Every provider that was ever requested, ordered by name. */
    list: () => db.selectFrom('provider_states').selectAll().orderBy('provider').execute(),

    /** Resets the failures, and closes the circuit breaker after a trial request. A Retry-After of the host stays in force. */
    succeeded: (provider: string, now: number, trialUntil: number | undefined) =>
      db
        .updateTable('provider_states')
        .set(({ eb }) => ({
          succeeded_at: now,
          failures: 0,
          circuit_open_until: eb
            .case()
            .when('circuit_open_until', '=', trialUntil ?? 0)
            .then(0)
            .else(eb.ref('circuit_open_until'))
            .end(),
        }))
        .where('provider', '=', provider)
        .execute(),

    /** Counts a failure and opens the circuit breaker at the threshold. Later failures of requests in flight do not count. */
    failed: (provider: string, failure: Failure) => {
      const {
        now,
        problem,
        trialUntil,
        countsForBreaker,
        failureThreshold,
        openUntil,
        openUntilAtThreshold,
      } = failure;
      const failureFields = { failed_at: now, problem };
      const row = db.updateTable('provider_states').where('provider', '=', provider);
      if (!countsForBreaker) return row.set(failureFields).execute();
      return row
        .set(({ eb }) => ({
          ...failureFields,
          failures: eb('failures', '+', 1),
          circuit_open_until: eb
            .case()
            .when('failures', '>=', failureThreshold - 1)
            .then(Math.max(openUntil, openUntilAtThreshold))
            .else(openUntil)
            .end(),
        }))
        .where(({ eb, or }) =>
          or([
            eb('circuit_open_until', '<=', now),
            eb('circuit_open_until', '=', trialUntil ?? 0),
            eb('circuit_open_until', '<', openUntil),
          ]),
        )
        .execute();
    },
  };
}
