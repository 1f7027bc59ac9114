import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import type { OutboxRow } from '../db/schema.ts';

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

export type MailSeal = ReturnType<typeof createMailSeal>;

/**
 * Seals what waits in the outbox: the links in it are good, and a copy of the database must open nothing. A mail that was
 * sealed with another secret cannot be opened any more, which is a thrown error.
 */
export function createMailSeal(secret: string) {
  const key = createHmac('sha256', secret).update('mail in the outbox').digest();

  // Bound to its mail: nobody who can write into the database sends one person's link to another.
  function seal(text: string, place: string): string {
    const iv = randomBytes(ivBytes);
    const sealing = createCipheriv(cipher, key, iv).setAAD(Buffer.from(place));
    const sealed = [sealing.update(text, 'utf8'), sealing.final()];
    return Buffer.concat([iv, sealing.getAuthTag(), ...sealed]).toString('base64url');
  }

  function open(sealed: string, place: string): string {
    const bytes = Buffer.from(sealed, 'base64url');
    try {
      const opening = createDecipheriv(cipher, key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
        .setAAD(Buffer.from(place))
        .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      return opening.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + opening.final('utf8');
    } catch {
      throw Object.assign(new Error('A mail was sealed with another secret.'), { code: 'ESEALED' });
    }
  }

  const inBoth = (row: OutboxRow, change: (text: string, place: string) => string): OutboxRow => ({
    ...row,
    body_text: change(row.body_text, `text ${row.message_id} ${row.recipient}`),
    body_html: change(row.body_html, `html ${row.message_id} ${row.recipient}`),
  });
  return {
    seal: (row: OutboxRow): OutboxRow => inBoth(row, seal),
    open: (row: OutboxRow): OutboxRow => inBoth(row, open),
  };
}
