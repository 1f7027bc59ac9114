import { withTimeout } from '../../platform/async/withTimeout.ts';
import type { Log } from '../../platform/log/createLog.ts';
import type { ProviderName } from '../CatalogueProvider.ts';
import { closedMs, failuresUntilClosed } from './circuitBreaker.ts';
import type { ProviderStatesRepository, Turn } from './createProviderStatesRepository.ts';
import type { Failed, Outcome } from './Outcome.ts';

/** How long an answer waits until it is written down; it may be later than that, or never. */
const patienceMs = 50;

/** Where it is written down how a provider does. */
export interface Books {
  readonly provider: ProviderName;
  readonly states: ProviderStatesRepository;
  readonly clock: () => number;
  readonly log: Log;
}

/** Writes down how a question went, for all copies of the server and for whoever reads the log; never rejects. */
export async function recordOutcome(books: Books, turn: Turn, outcome: Outcome, ms: number): Promise<void> {
  const { provider, states, log, clock } = books;
  const now = clock();
  const failures = turn.failures + 1;
  if ('problem' in outcome) {
    const { kind, message } = outcome.problem;
    log.warn({ event: 'provider-failed', provider, kind, problem: message, failures, ms: Math.round(ms) });
  } else if (turn.failures >= failuresUntilClosed) log.info({ event: 'provider-back', provider });
  const written =
    'problem' in outcome
      ? states.failed(provider, {
          now,
          problem: `${outcome.problem.kind}: ${outcome.problem.message}`,
          trialUntil: turn.trialUntil,
          counts: outcome.counts,
          failuresUntilClosed,
          closedUntil: closedUntil(outcome, now),
          brokenUntil: now + closedMs(failures),
        })
      : states.succeeded(provider, now, turn.trialUntil);
  const noted = written.catch((error: unknown) =>
    log.warn({ event: 'provider-state-not-kept', provider, error: String(error) }),
  );
  await withTimeout(noted, patienceMs, undefined);
}

/** A host that has enough of us is left alone, also where it does not say for how long. */
function closedUntil({ problem, leaveAloneMs }: Failed, now: number): number {
  if (leaveAloneMs !== undefined) return now + leaveAloneMs;
  return problem.kind === 'busy' ? now + closedMs(0) : 0;
}
