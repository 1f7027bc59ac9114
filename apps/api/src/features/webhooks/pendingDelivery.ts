import type { WebhookDeliveryRow, WebhookRow } from '../../platform/db/rows/deliveryRows.ts';
import { uuidv7 } from '../../platform/db/uuid.ts';

/** The most deliveries that may be pending for one webhook; further events are not sent. */
export const maxPending = 1_000;

/**
 * The row of a delivery that is due at once; its body has the type, the time and the data of the event. `index` orders the
 * deliveries of one change, which are sent in the order of their ids.
 */
export function pendingDelivery(
  { user_id, webhook_id }: WebhookRow,
  event: string,
  data: object,
  now: number,
  index = 0,
): WebhookDeliveryRow {
  return {
    ...{ user_id, webhook_id, event },
    delivery_id: uuidv7(now + index),
    body: JSON.stringify({ type: event, timestamp: new Date(now).toISOString(), data }),
    created_at: now,
    attempts: 0,
    attempted_at: null,
    finished_at: null,
    outcome: null,
    response_status: null,
    duration_ms: null,
    error: null,
  };
}
