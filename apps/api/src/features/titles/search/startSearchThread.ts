import type { CollectionCounts } from '@gildshelf/api-client/contract';
import type { Piscina } from 'piscina';
import type { CollectionIndex, CollectionPage } from '../../../config/CollectionIndex.ts';
import type { DatabaseLocation } from '../../../platform/db/openDatabase.ts';
import { Unavailable } from '../../../platform/http/errors.ts';
import { limitConcurrency, withTimeout } from '../../../platform/jobs.ts';
import type { Log } from '../../../platform/log/createLog.ts';
import { visitor } from '../../../platform/titles/visibleTitles.ts';
import type { BrowsePage, TitleBrowse } from '../browse/createTitleBrowse.ts';
import type { TitleSearch } from './createTitleSearch.ts';

/** A call of the thread: the arguments of one of its functions. */
export type SearchThreadCall =
  | { readonly best: Parameters<TitleSearch['best']> }
  | { readonly browse: Parameters<TitleBrowse['browse']> }
  | { readonly pageOf: Parameters<CollectionIndex['pageOf']> }
  | { readonly countsOf: Parameters<CollectionIndex['countsOf']> }
  | { readonly idsOf: Parameters<CollectionIndex['idsOf']> };

/** The result of the function. Errors are results too, because they lose their class and their code between threads. */
export type SearchThreadResult =
  | { readonly result: unknown }
  | { readonly error: string; readonly isUnavailable: boolean };

/** Search, browse pages and queries of collections in a thread. */
export interface SearchThread extends TitleSearch, TitleBrowse, CollectionIndex {
  /** Starts the thread and loads the indexes, that of search first, so that no request waits for them; logs a failure. */
  prepare(): void;
  /** Ends the thread; unfinished searches are rejected (503). */
  close(): Promise<void>;
}

// The thread runs one search, one browse page and one query of a collection at a time, of at most 80 ms each; the wait includes loading the index at the start.
const maxQueued = 100;
const maxWaitMs = 10_000;

/**
 * Searches and finds the titles of browse pages in a separate thread, because loading the indexes takes seconds and a query with
 * typing mistakes up to 80 ms, during which the server would not respond. The thread starts with the first call, and again after a failure. Searches beyond the limits of the
 * queue are rejected (503).
 */
export function startSearchThread(script: string, location: DatabaseLocation, log: Log): SearchThread {
  const limitSearches = limitConcurrency(1, maxQueued, maxWaitMs);
  const limitBrowsing = limitConcurrency(1, maxQueued, maxWaitMs);
  const limitCollections = limitConcurrency(1, maxQueued, maxWaitMs);
  let pool: Promise<Piscina<SearchThreadCall, SearchThreadResult>> | undefined;
  let isClosed = false;

  function start() {
    const started = import('piscina').then(({ Piscina }) => {
      const threads = new Piscina<SearchThreadCall, SearchThreadResult>({
        filename: script,
        workerData: location,
        minThreads: 1,
        maxThreads: 1,
        // A search runs while the index of the browse pages is loaded.
        concurrentTasksPerWorker: 3,
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

  async function run<Result>(call: SearchThreadCall): Promise<Result> {
    if (isClosed) throw new Unavailable();
    pool ??= start();
    const current = pool;
    let response: SearchThreadResult;
    try {
      response = await (await current).run(call);
    } catch (error) {
      replace(current, error);
      throw new Unavailable();
    }
    if ('result' in response) return response.result as Result;
    if (!response.isUnavailable) throw new Error(response.error);
    log.error({ event: 'search-failed', error: response.error });
    throw new Unavailable();
  }

  const best: SearchThread['best'] = (...call) => limitSearches(() => run<readonly string[]>({ best: call }));
  /** Loading a large index takes longer than a client waits, and goes on meanwhile. */
  async function unlessLoading<Result>(running: Promise<Result>): Promise<Result> {
    const result = await withTimeout(running, maxWaitMs, undefined);
    if (!result) throw new Unavailable();
    return result;
  }
  const browse: SearchThread['browse'] = (...call) =>
    unlessLoading(limitBrowsing(() => run<BrowsePage>({ browse: call })));
  const inCollection = <Result>(call: SearchThreadCall) =>
    unlessLoading(limitCollections(() => run<Result>(call)));

  return {
    best,
    browse,
    pageOf: (...call) => inCollection<CollectionPage>({ pageOf: call }),
    countsOf: (...call) => inCollection<CollectionCounts>({ countsOf: call }),
    idsOf: (...call) => inCollection<readonly string[]>({ idsOf: call }),
    prepare: () => {
      best(visitor, 'game', 'a', 1)
        .then(() => browse(visitor, 'game', []))
        .catch(() => {});
    },
    close: async () => {
      isClosed = true;
      await (await pool)?.destroy();
    },
  };
}
