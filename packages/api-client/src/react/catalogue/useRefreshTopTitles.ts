import { useCallback } from 'react';
import { ApiError, topListStore } from '../../client/index.ts';
import { type CatalogueType, catalogues, messages } from '../../contract/index.ts';
import { useApi } from '../ApiProvider.tsx';
import { useCommand } from '../useCommand.ts';

/** A command that deletes the cached top lists of these media types and requests the host to rebuild them. */
export function useRefreshTopTitles() {
  const { client, localStorage } = useApi();
  return useCommand(
    useCallback(
      async (types: readonly CatalogueType[]) => {
        const errorMessages: string[] = [];
        for (const type of types) {
          topListStore(localStorage, type).clear();
          try {
            await client.call(catalogues[type].refreshTopTitles, {});
          } catch {
            errorMessages.push(catalogues[type].errorMessages.refreshFailed);
          }
        }
        const [first, ...others] = errorMessages;
        if (first) throw new ApiError(500, others.length > 0 ? messages.home.updateFailed : first);
      },
      [client, localStorage],
    ),
  );
}
