import { expect, onTestFinished, vi } from 'vitest';
import type { Store } from '../../platform/db/Store.ts';
import { createProviderStatesRepository } from '../../providers/upstream/createProviderStatesRepository.ts';
import { createUpstream, type UpstreamOptions } from '../../providers/upstream/createUpstream.ts';
import { ProviderError } from '../../providers/upstream/Upstream.ts';
import { startFaultyProvider, type ValidResponse } from './startFaultyProvider.ts';

const key = 'k3y-that-must-stay-secret';

/** A request whose query has a key, which must appear in no log and no stored state. */
export const keyRequest = { path: '/games', query: { key, search: 'Pac-Man' } };

/** The time of the clock until a test moves it. */
export const noon = Date.UTC(2026, 10, 20, 12);

/** Longer than any response takes on the slowest machine. */
export const longDeadline = { deadlineMs: 30_000 };

/** Starts a provider and clients of it, one for each server process; their clock stands still until a test moves it. */
export async function startUpstream(
  store: Store,
  respond?: ValidResponse,
  changes: Partial<UpstreamOptions> = {},
) {
  await store.db.deleteFrom('provider_states').execute();
  const host = await startFaultyProvider(respond);
  onTestFinished(() => host.close());
  const states = createProviderStatesRepository(store.db);
  const time = { now: noon };
  const lines: string[] = [];
  const record = (fields: object) => lines.push(JSON.stringify(fields));
  const log = { debug: record, info: record, warn: record, error: record };
  const options = {
    provider: 'rawg',
    intervalMs: 1,
    burst: 1000,
    states,
    clock: () => time.now,
    log,
  } as const;
  const createClient = () => createUpstream({ ...options, ...longDeadline, baseUrl: host.url, ...changes });
  const state = async () =>
    (await states.read('rawg')) ?? { failures: 0, circuit_open_until: 0, problem: '' };
  return { host, states, time, lines, createClient, upstream: createClient(), state };
}

/** Resolves to the response, or to the kind of the error. */
export const outcomeOf = (response: Promise<unknown>) =>
  response.catch((error: unknown) => problemOf(error).kind);

function problemOf(error: unknown): ProviderError {
  if (!(error instanceof ProviderError)) throw error;
  expect(error.cause).toBeUndefined();
  expect(`${error.stack}`).not.toContain(key);
  return error;
}

/** Waits until a check succeeds. */
export const eventually = (check: () => unknown) => vi.waitFor(check, { timeout: 30_000, interval: 10 });
