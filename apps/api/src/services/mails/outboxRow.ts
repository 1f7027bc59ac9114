import type { OutboxRow } from '../../database/schema.ts';
import { uuidv7 } from '../../ids/uuidv7.ts';
import type { Mail } from './Mail.ts';

/** A mail as it waits in the outbox, ready to go at once. */
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
