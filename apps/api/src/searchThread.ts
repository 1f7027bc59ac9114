import { workerData } from 'piscina';
import { createTitleSearch, type TitleSearch } from './features/titles/search/createTitleSearch.ts';
import type { SearchCall, SearchResult } from './features/titles/search/startSearchThread.ts';
import { openDatabase } from './platform/db/openDatabase.ts';
import { ConfigError } from './platform/errors.ts';
import { isUnavailable } from './platform/http/errorHandler.ts';

// The thread that `startSearchThread` starts; it has its own index and its own connection to the database.
let opened: Promise<TitleSearch> | undefined;

export default async ({ viewer, mediaType, query, limit }: SearchCall): Promise<SearchResult> => {
  opened ??= openDatabase(workerData).then(createTitleSearch);
  try {
    const search = await opened.catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return { ids: await search.best(viewer, mediaType, query, limit) };
  } catch (error) {
    // `openDatabase` reports an unreachable database as a ConfigError.
    return { error: String(error), isUnavailable: isUnavailable(error) || error instanceof ConfigError };
  }
};
