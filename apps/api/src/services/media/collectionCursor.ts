import type { CollectionPlace } from '../../repositories/createCollectionRepository.ts';

/** A place in a collection as the text that a caller gives back; the contract says what it looks like. */
export const collectionCursor = {
  write: ({ changedAt, titleId }: CollectionPlace): string => `${changedAt}_${titleId}`,
  read: (text: string): CollectionPlace => {
    const [changedAt, titleId = ''] = text.split('_');
    return { changedAt: Number(changedAt), titleId };
  },
};
