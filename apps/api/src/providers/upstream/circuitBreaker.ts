import { setTimeout as wait } from 'node:timers/promises';
import { withTimeout } from '../../platform/jobs.ts';
import type { Log } from '../../platform/log/createLog.ts';
import type { ProviderName } from '../CatalogueProvider.ts';
import type { ProviderStatesRepository, RateLimit, Slot } from './createProviderStatesRepository.ts';
import type { Failed, Outcome } from './requestHost.ts';
import { ProviderError } from './Upstream.ts';

/** The number of failures in a row that opens the circuit breaker. */
const failureThreshold = 3;

const initialMs = 10_000;
const maxDoublings = 6;

/** How long the circuit breaker stays open after a number of failures in a row, in milliseconds: 10 s, 20 s … 640 s. */
function openDurationMs(failures: number): number {
  const doublings = Math.max(0, failures - failureThreshold);
  return initialMs * 2 ** Math.min(doublings, maxDoublings);
}

/** The provider whose requests are limited; its state is shared by all server processes. */
interface BreakerContext {
  readonly provider: ProviderName;
  readonly states: ProviderStatesRepository;
  readonly clock: () => number;
  readonly log: Log;
}

/** How long after the deadline of a trial request another one may be sent, where the outcome of the first was not recorded. */
const graceMs = 1000;

/**
 * Waits at most `waitMs` for a slot. Rejects with a ProviderError where the circuit breaker is open, where too many requests are
 * waiting, or where the state of the provider cannot be read.
 */
export async function acquireSlot(
  { provider, states, clock, log, intervalMs, burst }: BreakerContext & RateLimit,
  { waitMs, trialMs, signal }: { waitMs: number; trialMs: number; signal: AbortSignal },
): Promise<Slot> {
  const now = clock();
  // The database stores whole milliseconds only.
  const trialUntil = Math.round(now + waitMs + trialMs + graceMs);
  const slotRequest = {
    now,
    intervalMs,
    burst,
    waitMs: Math.round(waitMs),
    failureThreshold,
    trialUntil,
  };
  const queryState = <Value>(promise: Promise<Value>) =>
    untilAborted(promise, signal).catch((error: unknown) => {
      log.warn({ event: 'provider-state-not-read', provider, error: String(error) });
      // Without the database the recent number of requests is unknown, so no request is sent.
      throw new ProviderError('circuit-open', 'The state of the provider cannot be read.');
    });
  const read = () => queryState(states.read(provider));

  const slot = await queryState(states.takeSlot(provider, slotRequest));
  if (!slot) {
    const state = await read();
    const isFull = (state?.next_turn_at ?? 0) > now + slotRequest.waitMs + (burst - 1) * intervalMs;
    throw isFull && (state?.circuit_open_until ?? 0) <= now ? tooManyRequests() : circuitOpen();
  }
  if (slot.at <= now) return slot;
  await wait(slot.at - now, undefined, { signal }).catch(() => {
    throw tooManyRequests();
  });
  // The circuit breaker may have opened in the meantime.
  if (!slot.trialUntil && ((await read())?.circuit_open_until ?? 0) > clock()) throw circuitOpen();
  return slot;
}

const tooManyRequests = () => new ProviderError('busy', 'Too many requests to the provider are waiting.');
const circuitOpen = () => new ProviderError('circuit-open', 'The circuit breaker of the provider is open.');

/** Resolves to the result of a promise; rejects when the signal is aborted before. */
async function untilAborted<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  let onAbort = () => {};
  const aborted = new Promise<never>((_, reject) => {
    onAbort = () => reject(signal.reason);
    signal.addEventListener('abort', onAbort, { once: true });
    if (signal.aborted) onAbort();
  });
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

/** How long a response waits until its outcome is stored. The outcome may be stored later, or not at all. */
const storeTimeoutMs = 50;

/** Records the outcome of a request, for all server processes and in the log; never rejects. */
export async function recordOutcome(
  context: BreakerContext,
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
