import type { OutboxRow } from '../database/schema.ts';
import { uuidv7 } from '../ids/uuidv7.ts';
import { outboxRow } from './outboxRow.ts';

/** A row that costs as much to write as a mail and never goes out, for an address that nobody here has. */
export function unsentRow(now: number): OutboxRow {
  return { ...outboxRow(uuidv7(now), '', { subject: '', text: '', html: '' }, now), sent_at: now };
}
