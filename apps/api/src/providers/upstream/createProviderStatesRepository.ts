import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';

/** How often a provider may be asked, by all copies of the server together. */
export interface TurnPace {
  /** One turn each so many milliseconds, in the long run. */
  readonly gapMs: number;
  /** So many may be taken at once after a quiet time. */
  readonly burst: number;
}

/** What is asked for a turn. */
export interface TurnWish extends TurnPace {
  readonly now: number;
  /** Milliseconds that one would wait for it. */
  readonly waitMs: number;
  /** After so many failures one after the other only one question goes out at a time … */
  readonly failuresUntilClosed: number;
  /** … and until here nobody else asks, unless that one comes back before. */
  readonly trialUntil: number;
}

/** The right to ask once. */
export interface Turn {
  /** When; never before it was asked for. */
  readonly at: number;
  /** Failures one after the other before it. */
  readonly failures: number;
  /** Set where this question decides whether a broken provider is open again: until then it is closed to all others. */
  readonly trialUntil: number | undefined;
}

/** A question that went wrong. */
export interface Failure {
  readonly now: number;
  readonly problem: string;
  readonly trialUntil: number | undefined;
  /** False where the question is to blame: it is remembered, and closes nothing. */
  readonly counts: boolean;
  readonly failuresUntilClosed: number;
  /** Closed until here by this failure alone; 0 leaves it open. */
  readonly closedUntil: number;
  /** Closed until here when this failure is one too many. */
  readonly brokenUntil: number;
}

export type ProviderStatesRepository = ReturnType<typeof createProviderStatesRepository>;

const minute = 60_000;
/** What lies further ahead was written by a clock that was wrong, and is not believed. */
const furthestTurn = 15 * minute;
const furthestClosed = 120 * minute;

/** How the providers are, and whose turn it is to ask them; shared by all copies of the server. */
export function createProviderStatesRepository(db: Kysely<Schema>) {
  return {
    /** Takes the next turn; undefined where the provider is closed, or no turn comes within the wait. */
    takeTurn: async (provider: string, wish: TurnWish): Promise<Turn | undefined> => {
      const { now, gapMs, burst, waitMs, failuresUntilClosed, trialUntil } = wish;
      const first = { next_turn_at: now + gapMs, closed_until: 0, failures: 0 };
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
                .then(now + gapMs)
                .when('provider_states.next_turn_at', '>', now + furthestTurn)
                .then(now + gapMs)
                .else(eb('provider_states.next_turn_at', '+', gapMs))
                .end(),
              closed_until: eb
                .case()
                .when('provider_states.failures', '>=', failuresUntilClosed)
                .then(trialUntil)
                .else(0)
                .end(),
            }))
            .where(({ eb, or }) =>
              or([
                eb('provider_states.closed_until', '<=', now),
                eb('provider_states.closed_until', '>', now + furthestClosed),
              ]),
            )
            .where(({ eb, or }) =>
              or([
                eb('provider_states.next_turn_at', '<=', now + waitMs + (burst - 1) * gapMs),
                eb('provider_states.next_turn_at', '>', now + furthestTurn),
              ]),
            ),
        )
        .returning(['next_turn_at', 'closed_until', 'failures'])
        .executeTakeFirst();
      if (!row) return undefined;
      return {
        at: Math.max(now, row.next_turn_at - burst * gapMs),
        failures: row.failures,
        trialUntil: row.closed_until === 0 ? undefined : row.closed_until,
      };
    },

    read: (provider: string) =>
      db.selectFrom('provider_states').selectAll().where('provider', '=', provider).executeTakeFirst(),

    /** Every provider that was ever asked, by its name. */
    list: () => db.selectFrom('provider_states').selectAll().orderBy('provider').execute(),

    /** It answered: nothing counts against it any more, and what a trial had closed is open. What it asked for itself stays. */
    succeeded: (provider: string, now: number, trialUntil: number | undefined) =>
      db
        .updateTable('provider_states')
        .set(({ eb }) => ({
          succeeded_at: now,
          failures: 0,
          closed_until: eb
            .case()
            .when('closed_until', '=', trialUntil ?? 0)
            .then(0)
            .else(eb.ref('closed_until'))
            .end(),
        }))
        .where('provider', '=', provider)
        .execute(),

    /** One failure more; the one that is too many closes it. What was under way when it closed does not count again. */
    failed: (provider: string, failure: Failure) => {
      const { now, problem, trialUntil, counts, failuresUntilClosed, closedUntil, brokenUntil } = failure;
      const told = { failed_at: now, problem };
      const row = db.updateTable('provider_states').where('provider', '=', provider);
      if (!counts) return row.set(told).execute();
      return row
        .set(({ eb }) => ({
          ...told,
          failures: eb('failures', '+', 1),
          closed_until: eb
            .case()
            .when('failures', '>=', failuresUntilClosed - 1)
            .then(Math.max(closedUntil, brokenUntil))
            .else(closedUntil)
            .end(),
        }))
        .where(({ eb, or }) =>
          or([
            eb('closed_until', '<=', now),
            eb('closed_until', '=', trialUntil ?? 0),
            eb('closed_until', '<', closedUntil),
          ]),
        )
        .execute();
    },
  };
}
