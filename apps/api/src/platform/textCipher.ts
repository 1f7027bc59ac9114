import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

export type TextCipher = ReturnType<typeof createTextCipher>;

/**
 * Encrypts texts that a copy of the database must not reveal, with a key of their own per purpose. `associatedData` is authenticated
 * too: with write access to the database alone, a text cannot be moved to another row. `decrypt` throws for a text that was encrypted
 * with another secret.
 */
export function createTextCipher(secret: string, purpose: string) {
  const key = createHmac('sha256', secret).update(purpose).digest();
  return {
    encrypt(text: string, associatedData: string): string {
      const iv = randomBytes(ivBytes);
      const encryption = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(associatedData));
      const encrypted = [encryption.update(text, 'utf8'), encryption.final()];
      return Buffer.concat([iv, encryption.getAuthTag(), ...encrypted]).toString('base64url');
    },

    decrypt(encrypted: string, associatedData: string): string {
      const bytes = Buffer.from(encrypted, 'base64url');
      try {
        const decryption = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes), {
          authTagLength: tagBytes,
        })
          .setAAD(Buffer.from(associatedData))
          .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
        return (
          decryption.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + decryption.final('utf8')
        );
      } catch {
        throw Object.assign(new Error('The text was encrypted with another secret.'), { code: 'ESEALED' });
      }
    },
  };
}
