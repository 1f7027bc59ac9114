import { setTimeout as wait } from 'node:timers/promises';
import { createSingleFlight } from '../../platform/jobs.ts';
import type { Log } from '../../platform/log/createLog.ts';
import type { ProviderName } from '../CatalogueProvider.ts';
import { acquireSlot, recordOutcome } from './circuitBreaker.ts';
import type { ProviderStatesRepository, RateLimit } from './createProviderStatesRepository.ts';
import { requestHost } from './requestHost.ts';
import type { Upstream, UpstreamRequest } from './Upstream.ts';

const defaultDeadlineMs = 2000;
/** With less time left than this, a request is not retried. */
const minRetryMs = 500;

/** The host of a provider, and its rate limit. */
export interface UpstreamOptions extends RateLimit {
  /** Identifies the slots and failures that all server processes share. */
  readonly provider: ProviderName;
  readonly baseUrl: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly states: ProviderStatesRepository;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly log: Log;
  /** Milliseconds that a request without its own value may wait for its slot before its two seconds begin; by default 0. */
  readonly queueTimeoutMs?: number;
  /** Milliseconds for the slot, the request and its retry together; by default two seconds. */
  readonly deadlineMs?: number;
}

/**
 * Creates the client of one provider's host. A request has two seconds, including the wait for its slot, and 5 MB. It is retried
 * at most once, where that may help, and identical concurrent requests are sent once. After three failures in a row, or after a
 * Retry-After, no server process sends requests to the host for a while.
 */
export function createUpstream(options: UpstreamOptions): Upstream {
  const { clock, deadlineMs = defaultDeadlineMs } = options;
  const host = { baseUrl: options.baseUrl, headers: options.headers ?? {} };
  const singleFlight = createSingleFlight<unknown>();

  async function send(request: UpstreamRequest): Promise<unknown> {
    const queueTimeoutMs = request.queueTimeoutMs ?? options.queueTimeoutMs ?? 0;
    const overall = AbortSignal.timeout(queueTimeoutMs + deadlineMs);
    const waitMs = queueTimeoutMs + deadlineMs / 2;
    let slot = await acquireSlot(options, { waitMs, trialMs: deadlineMs, signal: overall });
    const start = performance.now();
    const signal = AbortSignal.any([overall, AbortSignal.timeout(deadlineMs)]);
    let outcome = await requestHost(host, request, signal, clock);
    const remainingMs = deadlineMs - (performance.now() - start);
    if ('problem' in outcome && outcome.isRetryable && !slot.trialUntil && remainingMs > minRetryMs) {
      const retrySlot = await acquireRetrySlot(remainingMs, signal);
      if (retrySlot) {
        slot = retrySlot;
        outcome = await requestHost(host, request, signal, clock);
      }
    }
    await recordOutcome(options, slot, outcome, performance.now() - start);
    if ('problem' in outcome) throw outcome.problem;
    return outcome.body;
  }

  /** Acquires a slot for a retry after a random delay; undefined where none is free in time. */
  async function acquireRetrySlot(remainingMs: number, signal: AbortSignal) {
    try {
      await wait(100 + Math.random() * 200, undefined, { signal });
      return await acquireSlot(options, { waitMs: remainingMs / 3, trialMs: remainingMs, signal });
    } catch {
      return undefined;
    }
  }

  return { request: (request) => singleFlight.run(JSON.stringify(request), () => send(request)) };
}
