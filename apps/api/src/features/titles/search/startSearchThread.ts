import type { MediaType } from '@gildshelf/api-client/contract';
import type { Piscina } from 'piscina';
import type { DatabaseLocation } from '../../../platform/db/openDatabase.ts';
import { Unavailable } from '../../../platform/http/errors.ts';
import { limitConcurrency } from '../../../platform/jobs.ts';
import type { Log } from '../../../platform/log/createLog.ts';
import { type Viewer, visitor } from '../../../platform/titles/visibleTitles.ts';
import type { TitleSearch } from './createTitleSearch.ts';

/** The arguments of a call of the thread. */
export interface SearchCall {
  readonly viewer: Viewer;
  readonly mediaType: MediaType;
  readonly query: string;
  readonly limit: number;
}

/** The ids of the found titles. Errors are results too, because they lose their class and their code between threads. */
export type SearchResult =
  | { readonly ids: readonly string[] }
  | { readonly error: string; readonly isUnavailable: boolean };

/** A search in a thread. */
export interface SearchThread extends TitleSearch {
  /** Starts the thread and loads the index, so that the first search does not wait for it; logs a failure. */
  prepare(): void;
  /** Ends the thread; unfinished searches are rejected (503). */
  close(): Promise<void>;
}

// The thread runs one search at a time, of at most 80 ms; the wait includes loading the index at the start.
const maxQueued = 100;
const maxWaitMs = 10_000;

/**
 * Searches in a separate thread, because loading the index takes seconds and a query with typing mistakes up to 80 ms, during which
 * the server would not respond. The thread starts with the first call, and again after a failure. Searches beyond the limits of the
 * queue are rejected (503).
 */
export function startSearchThread(script: string, location: DatabaseLocation, log: Log): SearchThread {
  const limitSearches = limitConcurrency(1, maxQueued, maxWaitMs);
  let pool: Promise<Piscina<SearchCall, SearchResult>> | undefined;
  let isClosed = false;

  function start() {
    const started = import('piscina').then(({ Piscina }) => {
      const threads = new Piscina<SearchCall, SearchResult>({
        filename: script,
        workerData: location,
        minThreads: 1,
        maxThreads: 1,
        // Otherwise the thread blocks between searches, and its connection to the database with it.
        atomics: 'disabled',
      });
      threads.on('error', (error) => replace(started, error));
      return threads;
    });
    return started;
  }

  /** A failed pool does not always start another thread, so the next search starts another pool. */
  function replace(failed: typeof pool, error: unknown): void {
    if (isClosed || pool !== failed) return;
    pool = undefined;
    log.error({ event: 'search-thread-failed', error: String(error) });
    failed?.then((threads) => threads.destroy()).catch(() => {});
  }

  async function run(call: SearchCall): Promise<readonly string[]> {
    if (isClosed) throw new Unavailable();
    pool ??= start();
    const current = pool;
    let result: SearchResult;
    try {
      result = await (await current).run(call);
    } catch (error) {
      replace(current, error);
      throw new Unavailable();
    }
    if ('ids' in result) return result.ids;
    if (!result.isUnavailable) throw new Error(result.error);
    log.error({ event: 'search-failed', error: result.error });
    throw new Unavailable();
  }

  const best: SearchThread['best'] = (viewer, mediaType, query, limit) =>
    limitSearches(() => run({ viewer, mediaType, query, limit }));

  return {
    best,
    prepare: () => {
      best(visitor, 'game', 'a', 1).catch(() => {});
    },
    close: async () => {
      isClosed = true;
      await (await pool)?.destroy();
    },
  };
}
