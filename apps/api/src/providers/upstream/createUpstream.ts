import { setTimeout as wait } from 'node:timers/promises';
import { createSingleFlight } from '../../platform/async/createSingleFlight.ts';
import type { Log } from '../../platform/log/createLog.ts';
import type { ProviderName } from '../CatalogueProvider.ts';
import { acquireSlot } from './acquireSlot.ts';
import type { ProviderStatesRepository, TurnPace } from './createProviderStatesRepository.ts';
import { recordOutcome } from './recordOutcome.ts';
import { requestHost } from './requestHost.ts';
import type { Upstream, UpstreamRequest } from './Upstream.ts';

const deadline = 2000;
/** Below this there is no use in asking a second time. */
const leastForRetryMs = 500;

/** A provider's host, and how politely it is asked. */
export interface UpstreamOptions extends TurnPace {
  /** Whose turns and failures they are, in all copies of the server. */
  readonly provider: ProviderName;
  readonly baseUrl: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly states: ProviderStatesRepository;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly log: Log;
  /** Milliseconds that a question may wait for its turn before its two seconds begin, where it does not say; none. */
  readonly patienceMs?: number;
  /** Milliseconds for everything; two seconds. */
  readonly deadlineMs?: number;
}

/**
 * The way to one provider's host. A question has two seconds for all of it, its turn included, and 5 MB; it is asked
 * once more at most, where that may help; the same question at the same time is one. A host that failed three times
 * in a row, or wants to be left alone, is not asked for a while, by no copy of the server.
 */
export function createUpstream(options: UpstreamOptions): Upstream {
  const { clock, deadlineMs = deadline } = options;
  const host = { baseUrl: options.baseUrl, headers: options.headers ?? {} };
  const share = createSingleFlight<unknown>();

  async function ask(question: UpstreamRequest): Promise<unknown> {
    const patienceMs = question.patienceMs ?? options.patienceMs ?? 0;
    const whole = AbortSignal.timeout(patienceMs + deadlineMs);
    const waitMs = patienceMs + deadlineMs / 2;
    let turn = await acquireSlot(options, { waitMs, trialMs: deadlineMs, signal: whole });
    const start = performance.now();
    const signal = AbortSignal.any([whole, AbortSignal.timeout(deadlineMs)]);
    let outcome = await requestHost(host, question, signal, clock);
    const left = deadlineMs - (performance.now() - start);
    if ('problem' in outcome && outcome.mayRetry && !turn.trialUntil && left > leastForRetryMs) {
      const again = await takeAnother(left, signal);
      if (again) {
        turn = again;
        outcome = await requestHost(host, question, signal, clock);
      }
    }
    await recordOutcome(options, turn, outcome, performance.now() - start);
    if ('problem' in outcome) throw outcome.problem;
    return outcome.answer;
  }

  /** A second turn after a while that is not the same for all; undefined where there is none in time. */
  async function takeAnother(left: number, signal: AbortSignal) {
    try {
      await wait(100 + Math.random() * 200, undefined, { signal });
      return await acquireSlot(options, { waitMs: left / 3, trialMs: left, signal });
    } catch {
      return undefined;
    }
  }

  return { request: (question) => share(JSON.stringify(question), () => ask(question)) };
}
