import { type CatalogueType, mediaTypes, messages } from '@gildshelf/api-client/contract';
import { useRemoveItem } from '@gildshelf/api-client/react';
import { useState } from 'react';

/** Takes titles out of a collection; `problem` tells of the last attempt. */
export function useRemoval(type: CatalogueType) {
  const removeItem = useRemoveItem(type);
  const [problem, setProblem] = useState<string | null>(null);

  /** Whether the host has said yes. */
  async function remove(titleId: string): Promise<boolean> {
    setProblem(null);
    try {
      await removeItem.run(titleId);
      return true;
    } catch {
      setProblem(messages.collection.removeFailed(mediaTypes[type].type));
      return false;
    }
  }

  return { remove, isRemoving: removeItem.isRunning, problem };
}
