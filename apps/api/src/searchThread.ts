import { workerData } from 'piscina';
import { createTitleBrowse } from './features/titles/browse/createTitleBrowse.ts';
import { createTitleSearch } from './features/titles/search/createTitleSearch.ts';
import type { SearchThreadCall, SearchThreadResult } from './features/titles/search/startSearchThread.ts';
import { openDatabase } from './platform/db/openDatabase.ts';
import { ConfigError } from './platform/errors.ts';
import { isUnavailable } from './platform/http/errorHandler.ts';

// The thread that `startSearchThread` starts; it has its own indexes and its own connection to the database.
let opened: ReturnType<typeof open> | undefined;

async function open() {
  const store = await openDatabase(workerData);
  return { ...createTitleSearch(store), ...createTitleBrowse(store) };
}

export default async (call: SearchThreadCall): Promise<SearchThreadResult> => {
  opened ??= open();
  try {
    const titles = await opened.catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return {
      result: 'best' in call ? await titles.best(...call.best) : await titles.browse(...call.browse),
    };
  } catch (error) {
    // `openDatabase` reports an unreachable database as a ConfigError.
    return { error: String(error), isUnavailable: isUnavailable(error) || error instanceof ConfigError };
  }
};
