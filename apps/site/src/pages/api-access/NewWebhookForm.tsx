import {
  createWebhook,
  type NewWebhook,
  ownMessages,
  type WebhookEvent,
  webhookEvents,
} from '@gildshelf/api-client/contract';
import type { Command } from '@gildshelf/api-client/react';
import { Alert, Button, Heading, Stack, TextField, useTranslate } from '@gildshelf/ui';
import { type FormEvent, useRef } from 'react';
import { ChoiceList } from './ChoiceList.tsx';
import { eventLabels } from './eventLabels.ts';
import { SecretField } from './SecretField.tsx';
import { useSecretForm } from './useSecretForm.ts';

const texts = ownMessages.webhooks;

export interface NewWebhookFormProps {
  readonly create: Command<NewWebhook, string>;
  readonly isSignedIn: boolean;
}

interface Values {
  readonly url: string;
  readonly events: readonly WebhookEvent[];
}

const empty: Values = { url: '', events: webhookEvents };

/** The form for a new webhook, and its secret in its place until the user has copied it. */
export function NewWebhookForm({ create, isSignedIn }: NewWebhookFormProps) {
  const translate = useTranslate();
  const { values, problemOf, failure, secret, shouldFocus, isBusy, change, submit, forget } = useSecretForm({
    empty,
    bodyOf: ({ url, events }: Values) => ({ url: url.trim(), events }),
    rules: createWebhook.body,
    create,
    createFailed: texts.createFailed,
  });
  const url = useRef<HTMLInputElement>(null);
  const events = useRef<HTMLDivElement>(null);

  function handleSubmit(event: FormEvent<HTMLElement>) {
    event.preventDefault();
    const invalidField = submit();
    if (invalidField === 'url') url.current?.focus();
    else if (invalidField) events.current?.querySelector('button')?.focus();
  }

  if (secret)
    return (
      <SecretField
        label={translate('The secret of your webhook')}
        value={secret}
        note={translate(texts.shownOnce)}
        onDone={forget}
      />
    );

  return (
    <Stack as="form" gap={5} noValidate aria-label={translate('New webhook')} onSubmit={handleSubmit}>
      <Heading level={3}>{translate('New webhook')}</Heading>
      <TextField
        ref={url}
        label={translate('URL')}
        name="url"
        type="url"
        autoComplete="off"
        hint={translate('The web address that receives the events. It starts with https://.')}
        value={values.url}
        error={problemOf('url')}
        onChange={(text) => change({ url: text })}
        autoFocus={shouldFocus}
      />
      <ChoiceList
        ref={events}
        label={translate('Events')}
        labels={eventLabels}
        chosen={values.events}
        onChange={(chosen) => change({ events: chosen })}
        error={problemOf('events')}
      />
      {failure && <Alert tone="danger">{translate(failure)}</Alert>}
      <Stack direction="row">
        <Button type="submit" variant="gold" disabled={!isSignedIn} loading={isBusy}>
          {translate('Create Webhook')}
        </Button>
      </Stack>
    </Stack>
  );
}
