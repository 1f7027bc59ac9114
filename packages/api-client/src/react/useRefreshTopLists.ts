import { useCallback } from 'react';
import { ApiError, topListStore } from '../client/index.ts';
import { type CatalogueType, catalogues, messages } from '../contract/index.ts';
import { useApi } from './ApiProvider.tsx';
import { useCommand } from './useCommand.ts';

/** Asks the host to make the lists of these media types anew, after forgetting what was kept of them (§4, Home). */
export function useRefreshTopLists() {
  const { client, localStorage } = useApi();
  return useCommand(
    useCallback(
      async (types: readonly CatalogueType[]) => {
        const failed: string[] = [];
        for (const type of types) {
          topListStore(localStorage, type).clear();
          try {
            await client.call(catalogues[type].refreshTopEndpoint, {});
          } catch {
            failed.push(catalogues[type].sentences.refreshFailed);
          }
        }
        const [first, ...others] = failed;
        if (first) throw new ApiError(500, others.length > 0 ? messages.home.updateFailed : first);
      },
      [client, localStorage],
    ),
  );
}
