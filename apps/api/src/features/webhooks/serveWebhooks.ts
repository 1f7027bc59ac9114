import * as contract from '@gildshelf/api-client/contract';
import type { ServerContext } from '../../config/ServerContext.ts';
import { type Api, serveEndpoint } from '../../platform/http/endpoint/serveEndpoint.ts';
import { createTextCipher } from '../../platform/textCipher.ts';
import {
  cipherPurpose,
  createWebhook,
  deleteWebhook,
  enableWebhook,
  listDeliveries,
  listWebhooks,
  sendTestEvent,
  type WebhooksContext,
} from './webhooks.ts';

/** Serves the endpoints of webhooks. */
export function serveWebhooks(
  api: Api,
  {
    secret,
    ...dependencies
  }: Pick<ServerContext, 'store' | 'clock' | 'config' | 'secret'> & Pick<WebhooksContext, 'wake'>,
): void {
  const webhooks: WebhooksContext = { ...dependencies, cipher: createTextCipher(secret, cipherPurpose) };
  serveEndpoint(api, contract.listWebhooks, ({ user }) => listWebhooks(webhooks, user));
  serveEndpoint(api, contract.createWebhook, ({ user, body }) => createWebhook(webhooks, user, body));
  serveEndpoint(api, contract.deleteWebhook, ({ user, params }) =>
    deleteWebhook(webhooks, user, params.webhookId),
  );
  serveEndpoint(api, contract.enableWebhook, ({ user, params }) =>
    enableWebhook(webhooks, user, params.webhookId),
  );
  serveEndpoint(api, contract.sendTestEvent, ({ user, params }) =>
    sendTestEvent(webhooks, user, params.webhookId),
  );
  serveEndpoint(api, contract.listWebhookDeliveries, ({ user, params }) =>
    listDeliveries(webhooks, user, params.webhookId),
  );
}
