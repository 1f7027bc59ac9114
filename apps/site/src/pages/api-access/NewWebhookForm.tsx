import { userMessageOf } from '@gildshelf/api-client';
import {
  createWebhook,
  type FormError,
  firstFormError,
  type NewWebhook,
  ownMessages,
  type WebhookEvent,
  webhookEvents,
} from '@gildshelf/api-client/contract';
import type { Command } from '@gildshelf/api-client/react';
import { Alert, Button, Checkbox, Field, Heading, Stack, TextField, useTranslate } from '@gildshelf/ui';
import { type FormEvent, useRef, useState } from 'react';
import { eventLabels } from './eventLabels.ts';
import { SecretField } from './SecretField.tsx';

const texts = ownMessages.webhooks;

export interface NewWebhookFormProps {
  readonly create: Command<NewWebhook, string>;
  readonly isSignedIn: boolean;
}

/** The form for a new webhook, and its secret in its place until the user has copied it. What is typed stays after a failure. */
export function NewWebhookForm({ create, isSignedIn }: NewWebhookFormProps) {
  const translate = useTranslate();
  const [url, setUrl] = useState('');
  const [events, setEvents] = useState<readonly WebhookEvent[]>(webhookEvents);
  const [problem, setProblem] = useState<FormError | null>(null);
  const [failure, setFailure] = useState<string>();
  const [secret, setSecret] = useState<string>();
  const urlField = useRef<HTMLInputElement>(null);
  const choices = useRef<HTMLDivElement>(null);

  function toggle(event: WebhookEvent, isOn: boolean) {
    setEvents(webhookEvents.filter((one) => (one === event ? isOn : events.includes(one))));
    setProblem(null);
  }

  function handleSubmit(event: FormEvent<HTMLElement>) {
    event.preventDefault();
    const values = { url: url.trim(), events };
    const found = firstFormError(createWebhook.body, values);
    setProblem(found);
    setFailure(undefined);
    if (found?.field === 'url') urlField.current?.focus();
    else if (found) choices.current?.querySelector('button')?.focus();
    if (found) return;
    create
      .run(values)
      .then((created) => {
        if (created === undefined) return;
        setSecret(created);
        setUrl('');
        setEvents(webhookEvents);
      })
      .catch((error: unknown) => setFailure(userMessageOf(error, texts.createFailed)));
  }

  if (secret)
    return (
      <Stack gap={4}>
        <SecretField
          label={translate('The secret of your webhook')}
          value={secret}
          note={translate(texts.shownOnce)}
        />
        <Stack direction="row">
          <Button onClick={() => setSecret(undefined)}>{translate('Done')}</Button>
        </Stack>
      </Stack>
    );

  return (
    <Stack as="form" gap={5} noValidate aria-label={translate('New webhook')} onSubmit={handleSubmit}>
      <Heading level={3}>{translate('New webhook')}</Heading>
      <TextField
        ref={urlField}
        label={translate('URL')}
        name="url"
        type="url"
        autoComplete="off"
        hint={translate('The web address that receives the events. It starts with https://.')}
        value={url}
        error={problem?.field === 'url' ? translate(problem.message) : undefined}
        onChange={(text) => {
          setUrl(text);
          setProblem(null);
        }}
      />
      <Field
        label={translate('Events')}
        group
        error={problem?.field === 'events' ? translate(problem.message) : undefined}
      >
        {(control, labelId) => (
          <Stack
            ref={choices}
            gap={2}
            role="group"
            id={control.id}
            aria-labelledby={labelId}
            aria-describedby={control['aria-describedby']}
          >
            {webhookEvents.map((event) => (
              <Checkbox
                key={event}
                label={translate(eventLabels[event])}
                state={events.includes(event) ? 'checked' : 'unchecked'}
                onCheck={() => toggle(event, true)}
                onUncheck={() => toggle(event, false)}
              />
            ))}
          </Stack>
        )}
      </Field>
      {failure && <Alert tone="danger">{translate(failure)}</Alert>}
      <Stack direction="row">
        <Button type="submit" variant="gold" disabled={!isSignedIn} loading={create.isRunning}>
          {translate('Create Webhook')}
        </Button>
      </Stack>
    </Stack>
  );
}
