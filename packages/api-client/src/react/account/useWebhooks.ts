import { useCallback } from 'react';
import useSWR from 'swr';
import type { ApiClient } from '../../client/index.ts';
import {
  createWebhook,
  deleteWebhook,
  enableWebhook,
  listWebhookDeliveries,
  listWebhooks,
  type NewWebhook,
  sendTestEvent,
  type Webhook,
  type WebhookDelivery,
} from '../../contract/index.ts';
import { useApi } from '../ApiProvider.tsx';
import { queryOf } from '../query.ts';
import { useCommand } from '../useCommand.ts';
import { useOwnData } from './useOwnData.ts';

const loadWebhooks = (client: ApiClient): Promise<readonly Webhook[]> => client.call(listWebhooks, {});

/**
 * The webhooks of the signed-in user, the newest first; null when the host has none. `create` resolves to the secret, which the host
 * returns only once; the other commands take an id. `loading` while no one is signed in.
 */
export function useWebhooks() {
  const { client } = useApi();
  const { query, reload, mutate } = useOwnData('webhooks', loadWebhooks);

  const create = useCommand(
    useCallback(
      async (choices: NewWebhook) => {
        const { secret, ...created } = await client.call(createWebhook, { body: choices });
        await mutate((webhooks) => [created, ...(webhooks ?? [])], { revalidate: false });
        return secret;
      },
      [client, mutate],
    ),
  );
  const remove = useCommand(
    useCallback(
      async (webhookId: string) => {
        await client.call(deleteWebhook, { params: { webhookId } });
        await mutate((webhooks) => webhooks?.filter(({ id }) => id !== webhookId), { revalidate: false });
      },
      [client, mutate],
    ),
  );
  const enable = useCommand(
    useCallback(
      async (webhookId: string) => {
        await client.call(enableWebhook, { params: { webhookId } });
        await mutate();
      },
      [client, mutate],
    ),
  );
  const sendTest = useCommand(
    useCallback(
      async (webhookId: string) => {
        await client.call(sendTestEvent, { params: { webhookId } });
      },
      [client],
    ),
  );

  return {
    webhooks: query,
    reload,
    create,
    remove,
    enable,
    sendTest,
  };
}

/** The last deliveries of a webhook, the newest first; `reload` requests them again. */
export function useWebhookDeliveries(webhookId: string) {
  const { client } = useApi();
  const { data, error, isValidating, mutate } = useSWR<readonly WebhookDelivery[], Error>(
    ['webhook-deliveries', webhookId],
    () => client.call(listWebhookDeliveries, { params: { webhookId } }),
  );
  const reload = useCallback(async () => void (await mutate()), [mutate]);
  return { deliveries: queryOf(data, isValidating ? undefined : error), reload };
}
