import type { WebhookEvent } from '@gildshelf/api-client/contract';

/** When a webhook is sent, in a few words. */
export const eventLabels: Readonly<Record<WebhookEvent, string>> = {
  added: 'A title was added',
  rated: 'A title was rated',
  completed: 'A title was completed or watched',
};
