import { workerData } from 'piscina';
import { createTitleBrowse } from './features/titles/browse/createTitleBrowse.ts';
import { createCollectionIndex } from './features/titles/collections/createCollectionIndex.ts';
import { createTitleSearch } from './features/titles/search/createTitleSearch.ts';
import type { SearchThreadCall, SearchThreadResult } from './features/titles/search/startSearchThread.ts';
import { openDatabase } from './platform/db/openDatabase.ts';
import { ConfigError } from './platform/errors.ts';
import { isUnavailable } from './platform/http/errorHandler.ts';

// The thread that `startSearchThread` starts; it has its own indexes and its own connection to the database.
let opened: ReturnType<typeof open> | undefined;

async function open() {
  const store = await openDatabase(workerData);
  const titles = { ...createTitleSearch(store), ...createTitleBrowse(store) };
  return { ...titles, ...createCollectionIndex(store, titles) };
}

export default async (call: SearchThreadCall): Promise<SearchThreadResult> => {
  opened ??= open();
  try {
    const titles = await opened.catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return { result: await resultOf(titles, call) };
  } catch (error) {
    // `openDatabase` reports an unreachable database as a ConfigError.
    return { error: String(error), isUnavailable: isUnavailable(error) || error instanceof ConfigError };
  }
};

function resultOf(titles: Awaited<ReturnType<typeof open>>, call: SearchThreadCall): Promise<unknown> {
  if ('best' in call) return titles.best(...call.best);
  if ('browse' in call) return titles.browse(...call.browse);
  if ('pageOf' in call) return titles.pageOf(...call.pageOf);
  if ('countsOf' in call) return titles.countsOf(...call.countsOf);
  return titles.idsOf(...call.idsOf);
}
