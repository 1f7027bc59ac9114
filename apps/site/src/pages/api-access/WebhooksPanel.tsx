import { userMessageOf } from '@gildshelf/api-client';
import { ownMessages } from '@gildshelf/api-client/contract';
import { useWebhooks } from '@gildshelf/api-client/react';
import { Alert, Button, Heading, Panel, Spinner, Stack, Text, useTranslate } from '@gildshelf/ui';
import { useState } from 'react';
import { NewWebhookForm } from './NewWebhookForm.tsx';
import { WebhookEntry } from './WebhookEntry.tsx';

const texts = ownMessages.webhooks;

export interface WebhooksPanelProps {
  /** False once the session has ended on the open page. */
  readonly isSignedIn: boolean;
}

/** The user's webhooks with their deliveries, and the form for a new one. */
export function WebhooksPanel({ isSignedIn }: WebhooksPanelProps) {
  const translate = useTranslate();
  const { webhooks, reload, create, remove, enable, sendTest } = useWebhooks();
  const [failure, setFailure] = useState<string>();

  /** Runs a change and shows its error. */
  async function run(change: Promise<unknown>) {
    setFailure(undefined);
    await change.catch((error: unknown) => setFailure(userMessageOf(error, texts.changeFailed)));
  }

  return (
    <Panel as="section" padding="lg" aria-label={translate('Webhooks')}>
      <Stack gap={5}>
        <Heading level={2}>{translate('Webhooks')}</Heading>
        {webhooks.state === 'loading' && isSignedIn && <Spinner label={translate('Loading your webhooks')} />}
        {webhooks.state === 'failed' && (
          <Alert
            tone="danger"
            action={<Button onClick={() => void reload()}>{translate('Try Again')}</Button>}
          >
            {translate(texts.loadFailed)}
          </Alert>
        )}
        {webhooks.state === 'ready' && !webhooks.data && (
          <Text tone="secondary">{translate(texts.unsupported)}</Text>
        )}
        {webhooks.state === 'ready' && webhooks.data && (
          <>
            {failure && <Alert tone="danger">{translate(failure)}</Alert>}
            {webhooks.data.length === 0 ? (
              <Text tone="secondary">{translate(texts.none)}</Text>
            ) : (
              <Stack as="ul" gap={5} role="list">
                {webhooks.data.map((webhook) => (
                  <li key={webhook.id}>
                    <WebhookEntry
                      webhook={webhook}
                      isSignedIn={isSignedIn}
                      onDelete={() => run(remove.run(webhook.id))}
                      onEnable={() => run(enable.run(webhook.id))}
                      onTest={() => run(sendTest.run(webhook.id))}
                    />
                  </li>
                ))}
              </Stack>
            )}
            <NewWebhookForm create={create} isSignedIn={isSignedIn} />
          </>
        )}
      </Stack>
    </Panel>
  );
}
