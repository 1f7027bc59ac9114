import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto';
import { ownMessages } from '@gildshelf/api-client/contract';
import { InvalidInput } from '../../platform/http/errors.ts';
import type { CollectionPosition } from './createCollectionRepository.ts';

/** Converts a position in a collection to a cursor for clients and back; the contract validates its format. */
export const collectionCursor = {
  write: ({ changedAt, titleId }: CollectionPosition): string => `${changedAt}_${titleId}`,
  read: (text: string): CollectionPosition => {
    const [changedAt, titleId = ''] = text.split('_');
    return { changedAt: Number(changedAt), titleId };
  },
};

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

export type CursorCipher = ReturnType<typeof createCursorCipher>;

/**
 * Encrypts cursors of public collections, because a cursor contains the time of a change, which is private. Encryption is deterministic,
 * so that a page and the URL of the next one can be cached.
 */
export function createCursorCipher(secret: string) {
  const keyFor = (purpose: string) => createHmac('sha256', secret).update(purpose).digest();
  const key = keyFor('place in a public collection');
  const ivKey = keyFor('nonce of a place in a public collection');
  return {
    encrypt(position: CollectionPosition): string {
      const text = collectionCursor.write(position);
      // Derived from the text, so that no two texts share a nonce.
      const iv = createHmac('sha256', ivKey).update(text).digest().subarray(0, ivBytes);
      const encryption = createCipheriv(cipher, key, iv);
      const ciphertext = [encryption.update(text, 'utf8'), encryption.final()];
      return Buffer.concat([iv, encryption.getAuthTag(), ...ciphertext]).toString('base64url');
    },

    /** Throws an `InvalidInput` for a text that was not encrypted with this secret. */
    decrypt(ciphertext: string): CollectionPosition {
      const bytes = Buffer.from(ciphertext, 'base64url');
      try {
        const decryption = createDecipheriv(cipher, key, bytes.subarray(0, ivBytes), {
          authTagLength: tagBytes,
        }).setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
        const text = decryption.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8');
        return collectionCursor.read(text + decryption.final('utf8'));
      } catch {
        throw new InvalidInput(ownMessages.collection.invalidNext);
      }
    },
  };
}
