import type { OutboxRow } from '../db/rows/deliveryRows.ts';
import { uuidv7 } from '../db/uuid.ts';

/** A mail without its recipient. */
export interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** The outbox row of a mail that is due at once. */
export function outboxRow(userId: string, recipient: string, mail: Mail, now: number): OutboxRow {
  return {
    user_id: userId,
    message_id: uuidv7(now),
    recipient,
    subject: mail.subject,
    body_text: mail.text,
    body_html: mail.html,
    created_at: now,
    sent_at: null,
    attempts: 0,
    next_attempt_at: now,
  };
}
