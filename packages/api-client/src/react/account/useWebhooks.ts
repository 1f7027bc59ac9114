import { useCallback } from 'react';
import useSWR from 'swr';
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
import { nullIfUnsupported } from '../nullIfUnsupported.ts';
import { queryOf } from '../query.ts';
import { useUser } from '../UserProvider.tsx';
import { useCommand } from '../useCommand.ts';

/**
 * The webhooks of the signed-in user, the newest first; null when the host has none. `create` resolves to the secret, which the host
 * returns only once; the other commands take an id. `loading` while no one is signed in.
 */
export function useWebhooks() {
  const { client } = useApi();
  const userId = useUser().user?.userId;
  const { data, error, isValidating, mutate } = useSWR<readonly Webhook[] | null, Error>(
    userId ? ['webhooks', userId] : null,
    () => nullIfUnsupported(client.call(listWebhooks, {})),
  );

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
  const reload = useCallback(async () => void (await mutate()), [mutate]);

  return {
    webhooks: queryOf(data, isValidating ? undefined : error),
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
