import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto';
import { ownMessages } from '@gildshelf/api-client/contract';
import { InvalidInput } from '../../platform/http/errors.ts';
import type { CollectionPlace } from './createCollectionRepository.ts';

/** A place in a collection as the text that a caller gives back; the contract says what it looks like. */
export const collectionCursor = {
  write: ({ changedAt, titleId }: CollectionPlace): string => `${changedAt}_${titleId}`,
  read: (text: string): CollectionPlace => {
    const [changedAt, titleId = ''] = text.split('_');
    return { changedAt: Number(changedAt), titleId };
  },
};

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

export type PlaceSeal = ReturnType<typeof createCursorSeal>;

/**
 * Seals places in public collections: a place holds the time of a change, and when somebody rated what is not for visitors.
 * The same place always gives the same text, so that a page and the address of the next one can be cached.
 */
export function createCursorSeal(secret: string) {
  const keyFor = (purpose: string) => createHmac('sha256', secret).update(purpose).digest();
  const key = keyFor('place in a public collection');
  const ivKey = keyFor('nonce of a place in a public collection');
  return {
    seal(place: CollectionPlace): string {
      const text = collectionCursor.write(place);
      // Derived from the text, so that no two texts share one.
      const iv = createHmac('sha256', ivKey).update(text).digest().subarray(0, ivBytes);
      const sealing = createCipheriv(cipher, key, iv);
      const sealed = [sealing.update(text, 'utf8'), sealing.final()];
      return Buffer.concat([iv, sealing.getAuthTag(), ...sealed]).toString('base64url');
    },

    /** An InvalidInput for a text that this server has not sealed. */
    open(sealed: string): CollectionPlace {
      const bytes = Buffer.from(sealed, 'base64url');
      try {
        const opening = createDecipheriv(cipher, key, bytes.subarray(0, ivBytes), {
          authTagLength: tagBytes,
        }).setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
        const text = opening.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8');
        return collectionCursor.read(text + opening.final('utf8'));
      } catch {
        throw new InvalidInput(ownMessages.collection.wrongNext);
      }
    },
  };
}
