import type { OutboxRow } from '../db/rows/deliveryRows.ts';
import { createTextCipher } from '../textCipher.ts';

export type MailCipher = ReturnType<typeof createMailCipher>;

/**
 * Encrypts mail in the outbox: a copy of the database must not reveal the valid links in it. `open` throws for a mail that was
 * encrypted with another secret.
 */
export function createMailCipher(secret: string) {
  // The associated data has the recipient: with write access to the database alone, a link cannot be redirected to another user.
  const { encrypt, decrypt } = createTextCipher(secret, 'mail in the outbox');
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
