import { ownMessages, type Webhook, type WebhookDelivery } from '@gildshelf/api-client/contract';
import { useWebhookDeliveries } from '@gildshelf/api-client/react';
import { Alert, Button, FactList, Heading, Stack, Text } from '@gildshelf/ui';
import { useState } from 'react';
import { eventLabels } from './eventLabels.ts';
import { formatTime } from './formatTime.ts';
import { RemovalButton } from './RemovalButton.tsx';

const texts = ownMessages.webhooks;

export interface WebhookEntryProps {
  readonly webhook: Webhook;
  readonly isSignedIn: boolean;
  readonly onDelete: () => Promise<void>;
  readonly onEnable: () => Promise<void>;
  readonly onTest: () => Promise<void>;
}

/** One webhook: its URL, events and state, its deliveries on request, and the buttons that change it. */
export function WebhookEntry({ webhook, isSignedIn, onDelete, onEnable, onTest }: WebhookEntryProps) {
  const { id, url, events, created_at, disabled_at } = webhook;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Stack gap={3}>
      <Heading level={3}>{url}</Heading>
      <FactList
        facts={[
          { label: 'Events', value: events.map((event) => eventLabels[event]).join(', '), wide: true },
          { label: 'Created', value: formatTime(created_at) },
          { label: 'State', value: disabled_at ? `Disabled ${formatTime(disabled_at)}` : 'Enabled' },
        ]}
      />
      <Stack direction="row" gap={3} wrap>
        {disabled_at ? (
          <Button
            size="sm"
            disabled={!isSignedIn}
            aria-label={`Enable ${url}`}
            onClick={() => void onEnable()}
          >
            Enable
          </Button>
        ) : (
          <Button
            size="sm"
            disabled={!isSignedIn}
            aria-label={`Send test event to ${url}`}
            onClick={() => void onTest()}
          >
            Send Test Event
          </Button>
        )}
        <Button
          size="sm"
          aria-expanded={isOpen}
          aria-label={`Deliveries to ${url}`}
          onClick={() => setIsOpen(!isOpen)}
        >
          Deliveries
        </Button>
        <RemovalButton
          action="Delete"
          name={url}
          title="Delete webhook"
          description={texts.confirmDelete(url)}
          disabled={!isSignedIn}
          onRemove={onDelete}
        />
      </Stack>
      {isOpen && <Deliveries webhookId={id} />}
    </Stack>
  );
}

function Deliveries({ webhookId }: { readonly webhookId: string }) {
  const { deliveries, reload } = useWebhookDeliveries(webhookId);
  const entries = deliveries.state === 'ready' ? deliveries.data : [];
  return (
    <Stack gap={3}>
      {deliveries.state === 'failed' && <Alert tone="danger">{texts.logFailed}</Alert>}
      {deliveries.state === 'ready' && entries.length === 0 && (
        <Text tone="secondary">{texts.noDeliveries}</Text>
      )}
      {entries.length > 0 && (
        <Stack as="ul" gap={2} role="list">
          {entries.map((delivery) => (
            <Text as="li" size="sm" numeric key={delivery.id}>
              {describe(delivery)}
            </Text>
          ))}
        </Stack>
      )}
      <Stack direction="row">
        <Button size="sm" onClick={() => void reload()}>
          Refresh
        </Button>
      </Stack>
    </Stack>
  );
}

/** One line of the log: the event, its time, its state, the status and duration of the last attempt, and why it failed. */
function describe(delivery: WebhookDelivery): string {
  const { event, created_at, state, attempts, response_status, duration_ms, error } = delivery;
  const parts = [
    event,
    formatTime(created_at),
    state,
    `attempt ${attempts}`,
    response_status && `status ${response_status}`,
    typeof duration_ms === 'number' && `${duration_ms} ms`,
    error,
  ];
  return parts.filter(Boolean).join(' · ');
}
