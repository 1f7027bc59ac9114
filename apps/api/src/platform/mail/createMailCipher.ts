import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import type { OutboxRow } from '../db/schema.ts';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

export type MailCipher = ReturnType<typeof createMailCipher>;

/**
 * Encrypts mail in the outbox: a copy of the database must not reveal the valid links in it. `open` throws for a mail that was
 * encrypted with another secret.
 */
export function createMailCipher(secret: string) {
  const key = createHmac('sha256', secret).update('mail in the outbox').digest();

  // Authenticates the message id and recipient too: with write access to the database alone, a link cannot be redirected to another user.
  function encrypt(text: string, associatedData: string): string {
    const iv = randomBytes(ivBytes);
    const encryption = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(associatedData));
    const encrypted = [encryption.update(text, 'utf8'), encryption.final()];
    return Buffer.concat([iv, encryption.getAuthTag(), ...encrypted]).toString('base64url');
  }

  function decrypt(encrypted: string, associatedData: string): string {
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
      throw Object.assign(new Error('The mail was encrypted with another secret.'), { code: 'ESEALED' });
    }
  }

  const mapBodies = (
    row: OutboxRow,
    change: (text: string, associatedData: string) => string,
  ): OutboxRow => ({
    ...row,
    body_text: change(row.body_text, `text ${row.message_id} ${row.recipient}`),
    body_html: change(row.body_html, `html ${row.message_id} ${row.recipient}`),
  });
  return {
    encrypt: (row: OutboxRow): OutboxRow => mapBodies(row, encrypt),
    decrypt: (row: OutboxRow): OutboxRow => mapBodies(row, decrypt),
  };
}
