import { ownMessages, type Webhook, type WebhookDelivery } from '@gildshelf/api-client/contract';
import { useWebhookDeliveries } from '@gildshelf/api-client/react';
import {
  Alert,
  Button,
  FactList,
  Heading,
  Stack,
  Text,
  type Translate,
  useLocale,
  useTranslate,
} from '@gildshelf/ui';
import { Fragment, useState } from 'react';
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
  const translate = useTranslate();
  const locale = useLocale();
  const { id, url, events, created_at, disabled_at } = webhook;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Stack gap={3}>
      <Heading level={3}>
        <BreakableUrl url={url} />
      </Heading>
      <FactList
        facts={[
          {
            label: translate('Events'),
            value: events.map((event) => translate(eventLabels[event])).join(', '),
            wide: true,
          },
          { label: translate('Created'), value: formatTime(created_at, locale) },
          {
            label: translate('State'),
            value: disabled_at
              ? translate('Disabled {time}', { time: formatTime(disabled_at, locale) })
              : translate('Enabled'),
          },
        ]}
      />
      <Stack direction="row" gap={3} wrap>
        {disabled_at ? (
          <Button
            size="sm"
            disabled={!isSignedIn}
            aria-label={translate('Enable {url}', { url })}
            onClick={() => void onEnable()}
          >
            {translate('Enable')}
          </Button>
        ) : (
          <Button
            size="sm"
            disabled={!isSignedIn}
            aria-label={translate('Send test event to {url}', { url })}
            onClick={() => void onTest()}
          >
            {translate('Send Test Event')}
          </Button>
        )}
        <Button
          size="sm"
          aria-expanded={isOpen}
          aria-label={translate('Deliveries to {url}', { url })}
          onClick={() => setIsOpen(!isOpen)}
        >
          {translate('Deliveries')}
        </Button>
        <RemovalButton
          action={translate('Delete')}
          name={url}
          title={translate('Delete webhook')}
          description={translate(texts.confirmDelete('{url}'), { url })}
          disabled={!isSignedIn}
          onRemove={onDelete}
        />
      </Stack>
      {isOpen && <Deliveries webhookId={id} />}
    </Stack>
  );
}

/** A URL that breaks into lines after its punctuation, before any of its words breaks. */
function BreakableUrl({ url }: Pick<Webhook, 'url'>) {
  return url.split(/(?<=[/.?&=_-])(?=\w)/).map((part, index) => (
    <Fragment key={index}>
      {part}
      <wbr />
    </Fragment>
  ));
}

function Deliveries({ webhookId }: { readonly webhookId: string }) {
  const translate = useTranslate();
  const locale = useLocale();
  const { deliveries, reload } = useWebhookDeliveries(webhookId);
  const entries = deliveries.state === 'ready' ? deliveries.data : [];
  return (
    <Stack gap={3}>
      {deliveries.state === 'failed' && <Alert tone="danger">{translate(texts.logFailed)}</Alert>}
      {deliveries.state === 'ready' && entries.length === 0 && (
        <Text tone="secondary">{translate(texts.noDeliveries)}</Text>
      )}
      {entries.length > 0 && (
        <Stack as="ul" gap={2} role="list">
          {entries.map((delivery) => (
            <Text as="li" size="sm" numeric key={delivery.id}>
              {describe(delivery, translate, locale)}
            </Text>
          ))}
        </Stack>
      )}
      <Stack direction="row">
        <Button size="sm" onClick={() => void reload()}>
          {translate('Refresh')}
        </Button>
      </Stack>
    </Stack>
  );
}

const stateLabels = { pending: 'pending', delivered: 'delivered', failed: 'failed' } as const;

/** One line of the log: the event, its time, its state, the status and duration of the last attempt, and why it failed. */
function describe(delivery: WebhookDelivery, translate: Translate, locale: string): string {
  const { event, created_at, state, attempts, response_status, duration_ms, error } = delivery;
  const parts = [
    event,
    formatTime(created_at, locale),
    translate(stateLabels[state]),
    translate('attempt {attempts}', { attempts }),
    response_status && translate('status {status}', { status: String(response_status) }),
    typeof duration_ms === 'number' && `${duration_ms} ms`,
    error,
  ];
  return parts.filter(Boolean).join(' · ');
}
