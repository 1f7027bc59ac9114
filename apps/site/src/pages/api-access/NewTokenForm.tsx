import {
  type AccessTokenScope,
  accessTokenLifetimes,
  createAccessToken,
  type NewAccessToken,
  ownMessages,
} from '@gildshelf/api-client/contract';
import type { Command } from '@gildshelf/api-client/react';
import { Alert, Button, Heading, Select, Stack, TextField, useTranslate } from '@gildshelf/ui';
import { type FormEvent, useRef } from 'react';
import { ChoiceList } from './ChoiceList.tsx';
import { SecretField } from './SecretField.tsx';
import { scopeLabels } from './scopeLabels.ts';
import { useSecretForm } from './useSecretForm.ts';

const texts = ownMessages.accessTokens;

export interface NewTokenFormProps {
  readonly create: Command<NewAccessToken, string>;
  readonly isSignedIn: boolean;
}

interface Values {
  readonly name: string;
  readonly scopes: readonly AccessTokenScope[];
  /** A number of days, or 'null' for no expiry. */
  readonly lifetime: string;
}

const empty: Values = { name: '', scopes: ['read'], lifetime: '90' };

const lifetimes = accessTokenLifetimes.map((days) => ({
  value: String(days),
  days,
}));

/** The form for a new token, and the token in its place until the user has copied it. */
export function NewTokenForm({ create, isSignedIn }: NewTokenFormProps) {
  const translate = useTranslate();
  const { values, problemOf, failure, secret, shouldFocus, isBusy, change, submit, forget } = useSecretForm({
    empty,
    bodyOf,
    rules: createAccessToken.body,
    create,
    createFailed: texts.createFailed,
  });
  const name = useRef<HTMLInputElement>(null);
  const permissions = useRef<HTMLDivElement>(null);

  function handleSubmit(event: FormEvent<HTMLElement>) {
    event.preventDefault();
    const invalidField = submit();
    if (invalidField === 'name') name.current?.focus();
    else if (invalidField === 'scopes') permissions.current?.querySelector('button')?.focus();
  }

  if (secret)
    return (
      <SecretField
        label={translate('Your new token')}
        value={secret}
        note={translate(texts.shownOnce)}
        onDone={forget}
      />
    );

  return (
    <Stack as="form" gap={5} noValidate aria-label={translate('New token')} onSubmit={handleSubmit}>
      <Heading level={3}>{translate('New token')}</Heading>
      <TextField
        ref={name}
        label={translate('Name')}
        name="name"
        autoComplete="off"
        hint={translate('What uses the token, so that you recognise it later.')}
        value={values.name}
        error={problemOf('name')}
        onChange={(text) => change({ name: text })}
        autoFocus={shouldFocus}
      />
      <ChoiceList
        ref={permissions}
        label={translate('Permissions')}
        labels={scopeLabels}
        chosen={values.scopes}
        onChange={(scopes) => change({ scopes })}
        error={problemOf('scopes')}
      />
      <Select
        label={translate('Expires after')}
        name="expiry"
        options={lifetimes.map(({ value, days }) => ({
          value,
          label: days === null ? translate('No expiry') : translate('{days} days', { days }),
        }))}
        value={values.lifetime}
        onChange={(lifetime) => change({ lifetime })}
      />
      {failure && <Alert tone="danger">{translate(failure)}</Alert>}
      <Stack direction="row">
        <Button type="submit" variant="gold" disabled={!isSignedIn} loading={isBusy}>
          {translate('Create Token')}
        </Button>
      </Stack>
    </Stack>
  );
}

function bodyOf({ name, scopes, lifetime }: Values): NewAccessToken {
  const days = accessTokenLifetimes.find((one) => String(one) === lifetime) ?? null;
  return { name, scopes, expires_in_days: days };
}
