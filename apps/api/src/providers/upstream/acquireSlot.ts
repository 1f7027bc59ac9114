import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../../platform/log/createLog.ts';
import type { ProviderName } from '../CatalogueProvider.ts';
import { failureThreshold } from './circuitBreaker.ts';
import type { ProviderStatesRepository, RateLimit, Slot } from './createProviderStatesRepository.ts';
import { ProviderError } from './Upstream.ts';

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

/** How long after the deadline of a trial request another one may be sent, where the outcome of the first was not recorded. */
const graceMs = 1000;

/** The provider whose slots are acquired, with its rate limit and state. */
export interface SlotContext extends RateLimit {
  readonly provider: ProviderName;
  readonly states: ProviderStatesRepository;
  readonly clock: () => number;
  readonly log: Log;
}

/**
 * Waits at most `waitMs` for a slot. Rejects with a ProviderError where the circuit breaker is open, where too many requests are
 * waiting, or where the state of the provider cannot be read.
 */
export async function acquireSlot(
  { provider, states, clock, log, intervalMs, burst }: SlotContext,
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
