import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../../platform/log/createLog.ts';
import type { ProviderName } from '../CatalogueProvider.ts';
import { failuresUntilClosed } from './circuitBreaker.ts';
import type { ProviderStatesRepository, Turn, TurnPace } from './createProviderStatesRepository.ts';
import { ProviderError } from './Upstream.ts';

/** What a job comes to, or a rejection when the signal fires before. */
async function untilAborted<Value>(job: Promise<Value>, signal: AbortSignal): Promise<Value> {
  let stop = () => {};
  const end = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    if (signal.aborted) stop();
  });
  try {
    return await Promise.race([job, end]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/** How long a trial may be out before another question may be one, beyond the time that it has. */
const graceMs = 1000;

/** Whose turn it is, and how it is counted. */
export interface Line extends TurnPace {
  readonly provider: ProviderName;
  readonly states: ProviderStatesRepository;
  readonly clock: () => number;
  readonly log: Log;
}

/** Waits for a turn, at most `waitMs`; a ProviderError where the provider is closed, too much is asked of it, or nobody can say. */
export async function acquireSlot(
  { provider, states, clock, log, gapMs, burst }: Line,
  { waitMs, trialMs, signal }: { waitMs: number; trialMs: number; signal: AbortSignal },
): Promise<Turn> {
  const now = clock();
  // The database takes whole milliseconds only.
  const trialUntil = Math.round(now + waitMs + trialMs + graceMs);
  const wish = { now, gapMs, burst, waitMs: Math.round(waitMs), failuresUntilClosed, trialUntil };
  const known = <Value>(job: Promise<Value>) =>
    untilAborted(job, signal).catch((error: unknown) => {
      log.warn({ event: 'provider-state-not-read', provider, error: String(error) });
      // Without the database nobody knows how often it was asked: then it is not asked.
      throw new ProviderError('closed', 'Whether it may be asked cannot be found out.');
    });
  const read = () => known(states.read(provider));

  const turn = await known(states.takeTurn(provider, wish));
  if (!turn) {
    const state = await read();
    const isFull = (state?.next_turn_at ?? 0) > now + wish.waitMs + (burst - 1) * gapMs;
    throw isFull && (state?.closed_until ?? 0) <= now ? full() : closed();
  }
  if (turn.at <= now) return turn;
  await wait(turn.at - now, undefined, { signal }).catch(() => {
    throw full();
  });
  // Somebody may have been told to leave it alone meanwhile.
  if (!turn.trialUntil && ((await read())?.closed_until ?? 0) > clock()) throw closed();
  return turn;
}

const full = () => new ProviderError('busy', 'Too much is asked of it already.');
const closed = () => new ProviderError('closed', 'It is left alone for now.');
