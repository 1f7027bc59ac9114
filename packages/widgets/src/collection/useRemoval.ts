import { type CatalogueType, mediaTypes, messages } from '@gildshelf/api-client/contract';
import { type TitleId, useRemoveItem } from '@gildshelf/api-client/react';
import { useState } from 'react';

/** Takes titles out of a collection; `problem` tells of the last attempt, until it is forgotten. */
export function useRemoval(type: CatalogueType) {
  const removeItem = useRemoveItem(type);
  const [failedType, setFailedType] = useState<CatalogueType>();

  /** Whether the host has said yes. */
  async function remove(titleId: TitleId): Promise<boolean> {
    setFailedType(undefined);
    try {
      return (await removeItem.run(titleId)) === titleId;
    } catch {
      setFailedType(type);
      return false;
    }
  }

  return {
    remove,
    isRemoving: removeItem.isRunning,
    problem: failedType === type ? messages.collection.removeFailed(mediaTypes[type].type) : undefined,
    forgetProblem: () => setFailedType(undefined),
  };
}
