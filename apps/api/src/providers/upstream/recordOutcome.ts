import { withTimeout } from '../../platform/async/withTimeout.ts';
import type { Log } from '../../platform/log/createLog.ts';
import type { ProviderName } from '../CatalogueProvider.ts';
import { failureThreshold, openDurationMs } from './circuitBreaker.ts';
import type { ProviderStatesRepository, Slot } from './createProviderStatesRepository.ts';
import type { Failed, Outcome } from './Outcome.ts';

/** How long a response waits until its outcome is stored. The outcome may be stored later, or not at all. */
const storeTimeoutMs = 50;

/** Where the outcomes of a provider are recorded. */
export interface OutcomeContext {
  readonly provider: ProviderName;
  readonly states: ProviderStatesRepository;
  readonly clock: () => number;
  readonly log: Log;
}

/** Records the outcome of a request, for all server processes and in the log; never rejects. */
export async function recordOutcome(
  context: OutcomeContext,
  slot: Slot,
  outcome: Outcome,
  ms: number,
): Promise<void> {
  const { provider, states, log, clock } = context;
  const now = clock();
  const failures = slot.failures + 1;
  if ('problem' in outcome) {
    const { kind, message } = outcome.problem;
    log.warn({ event: 'provider-failed', provider, kind, problem: message, failures, ms: Math.round(ms) });
  } else if (slot.failures >= failureThreshold) log.info({ event: 'provider-back', provider });
  const stored =
    'problem' in outcome
      ? states.failed(provider, {
          now,
          problem: `${outcome.problem.kind}: ${outcome.problem.message}`,
          trialUntil: slot.trialUntil,
          countsForBreaker: outcome.countsForBreaker,
          failureThreshold,
          openUntil: openUntil(outcome, now),
          openUntilAtThreshold: now + openDurationMs(failures),
        })
      : states.succeeded(provider, now, slot.trialUntil);
  const settled = stored.catch((error: unknown) =>
    log.warn({ event: 'provider-state-not-saved', provider, error: String(error) }),
  );
  await withTimeout(settled, storeTimeoutMs, undefined);
}

/** When the circuit breaker closes after a failure that limits the rate, also without a Retry-After; 0 after any other failure. */
function openUntil({ problem, retryAfterMs }: Failed, now: number): number {
  if (retryAfterMs !== undefined) return now + retryAfterMs;
  return problem.kind === 'busy' ? now + openDurationMs(0) : 0;
}
