import { createWebhook, type Webhook, type WebhookDelivery } from '../contract/index.ts';

/** The initial webhooks of the fixture user: one that is disabled. */
export const fixtureWebhooks: readonly Webhook[] = [
  {
    id: '01a1f8bd-b143-7745-ba54-ef6ba879ae11',
    url: 'https://mara.example/hooks/shelf',
    events: ['rated', 'completed'],
    created_at: '2026-10-01T08:00:00.000Z',
    disabled_at: '2026-11-19T21:15:00.000Z',
    failures: 20,
  },
];

/** The deliveries of the webhooks of the fixture user: one that was given up. */
export const fixtureWebhookDeliveries: readonly WebhookDelivery[] = [
  {
    id: '01a1f8bd-b143-7745-ba54-ef6ba879ae21',
    event: 'rated',
    state: 'failed',
    created_at: '2026-11-19T20:00:00.000Z',
    attempts: 10,
    attempted_at: '2026-11-19T21:15:00.000Z',
    response_status: 500,
    duration_ms: 184,
    error: 'The response had the status 500.',
  },
];

/** The webhooks of the fixture host, which change as on a real one. */
export function createFixtureWebhooks() {
  let webhooks = fixtureWebhooks;
  return {
    list: () => webhooks,
    deliveries: () => fixtureWebhookDeliveries,
    create(body: unknown) {
      const { url, events } = createWebhook.body.parse(body);
      const created: Webhook = {
        ...{ id: `webhook-${webhooks.length + 1}`, url, events: [...events] },
        ...{ created_at: '2026-11-21T12:00:00.000Z', disabled_at: null, failures: 0 },
      };
      webhooks = [created, ...webhooks];
      return { ...created, secret: `whsec_${'0'.repeat(43)}=` };
    },
    enable(webhookId: string | undefined) {
      webhooks = webhooks.map((webhook) =>
        webhook.id === webhookId ? { ...webhook, disabled_at: null, failures: 0 } : webhook,
      );
      return {};
    },
    remove(webhookId: string | undefined) {
      webhooks = webhooks.filter(({ id }) => id !== webhookId);
      return {};
    },
  };
}
