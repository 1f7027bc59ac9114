import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { webhooks as messages } from '../messages/apiAccess.ts';
import * as ownLimits from '../ownLimits.ts';
import { acknowledgement, listOf, optionalNumber, optionalText, text, wholeNumber } from '../schemas.ts';

/** The changes of a collection that a webhook can send; 'completed' is also a movie's status 'watched'. */
export const webhookEvents = ['added', 'rated', 'completed'] as const;

/** A change of a collection that a webhook can send. */
export type WebhookEvent = (typeof webhookEvents)[number];

const isEvent = (value: unknown) => webhookEvents.some((event) => event === value);
const areEvents = (value: unknown) =>
  Array.isArray(value) && value.length > 0 && value.every(isEvent) && new Set(value).size === value.length;

/** Whether a text is an absolute http or https URL without user information; the host decides which of them it accepts. */
function isTargetUrl(value: unknown): boolean {
  if (typeof value !== 'string' || value.length > ownLimits.url) return false;
  if (/[\s\p{C}]/u.test(value) || !URL.canParse(value)) return false;
  const { protocol, username, password } = new URL(value);
  return (protocol === 'https:' || protocol === 'http:') && !username && !password;
}

const newWebhook = z.strictObject({
  url: z.custom<string>(isTargetUrl, messages.invalidUrl),
  events: z.custom<readonly WebhookEvent[]>(areEvents, messages.missingEvent),
});

/** What a user chooses for a new webhook. */
export type NewWebhook = z.input<typeof newWebhook>;

const webhook = z.object({
  id: text,
  url: text,
  events: listOf(z.custom<WebhookEvent>(isEvent)),
  created_at: text,
  /** When it was disabled after too many failures; null while it is enabled. */
  disabled_at: optionalText,
  /** Consecutive failed attempts since the last success. */
  failures: wholeNumber,
});

/** A webhook without its secret; times are in ISO 8601. */
export type Webhook = z.output<typeof webhook>;

/** The states of a delivery. */
export const deliveryStates = ['pending', 'delivered', 'failed'] as const;

const delivery = z.object({
  id: text,
  /** 'added', 'rated', 'completed', or 'test'. */
  event: text,
  // Not z.enum, which would add to the JavaScript of every first visit.
  state: z.custom<(typeof deliveryStates)[number]>((state) =>
    deliveryStates.some((known) => known === state),
  ),
  created_at: text,
  attempts: wholeNumber,
  /** The last attempt: its time, the status of the response, its duration in milliseconds, and why it failed. */
  attempted_at: optionalText,
  response_status: optionalNumber,
  duration_ms: optionalNumber,
  error: optionalText,
});

/** One entry of the delivery log of a webhook. */
export type WebhookDelivery = z.output<typeof delivery>;

const path = '/api/webhooks';
const webhookPath = `${path}/:webhookId` as const;

/** The caller's webhooks, the newest first. */
export const listWebhooks = defineEndpoint({
  id: 'listWebhooks',
  method: 'GET',
  path,
  access: 'user',
  response: listOf(webhook),
  isExtension: true,
});

/** Creates a webhook. Only this response has the secret that signs its deliveries. */
export const createWebhook = defineEndpoint({
  id: 'createWebhook',
  method: 'POST',
  path,
  access: 'user',
  body: newWebhook,
  response: z.object({ ...webhook.shape, secret: text }),
  isExtension: true,
});

/** Deletes a webhook, its pending deliveries and its log; idempotent. */
export const deleteWebhook = defineEndpoint({
  id: 'deleteWebhook',
  method: 'DELETE',
  path: webhookPath,
  access: 'user',
  response: acknowledgement,
  isExtension: true,
});

/** Enables a webhook that was disabled after too many failures; idempotent. */
export const enableWebhook = defineEndpoint({
  id: 'enableWebhook',
  method: 'POST',
  path: `${webhookPath}/enable`,
  access: 'user',
  response: acknowledgement,
  isExtension: true,
});

/** Queues an event of the type 'test' for a webhook. */
export const sendTestEvent = defineEndpoint({
  id: 'sendTestEvent',
  method: 'POST',
  path: `${webhookPath}/test`,
  access: 'user',
  response: acknowledgement,
  isExtension: true,
});

/** The last 50 deliveries of a webhook, the newest first. */
export const listWebhookDeliveries = defineEndpoint({
  id: 'listWebhookDeliveries',
  method: 'GET',
  path: `${webhookPath}/deliveries`,
  access: 'user',
  response: listOf(delivery),
  isExtension: true,
});
