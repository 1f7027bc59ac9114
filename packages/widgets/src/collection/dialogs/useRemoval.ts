import { type CatalogueType, mediaTypes, messages } from '@gildshelf/api-client/contract';
import { type TitleId, useRemoveTitle } from '@gildshelf/api-client/react';
import { useTranslate } from '@gildshelf/ui';
import { useState } from 'react';

/** Removes titles from a collection; `problem` is the error message of the last attempt until `dismissProblem` is called. */
export function useRemoval(type: CatalogueType) {
  const translate = useTranslate();
  const removeItem = useRemoveTitle(type);
  const [failedType, setFailedType] = useState<CatalogueType>();

  /** Resolves to whether the server has removed the title. */
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
    problem:
      failedType === type
        ? translate(messages.collection.removeFailed('{mediaType}'), {
            mediaType: translate(mediaTypes[type].type),
          })
        : undefined,
    dismissProblem: () => setFailedType(undefined),
  };
}
