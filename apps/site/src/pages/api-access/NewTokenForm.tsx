import {
  type AccessTokenScope,
  accessTokenLifetimes,
  accessTokenScopes,
  ownMessages,
} from '@gildshelf/api-client/contract';
import {
  Alert,
  Button,
  Checkbox,
  Field,
  Heading,
  Select,
  Stack,
  TextField,
  useTranslate,
} from '@gildshelf/ui';
import { type FormEvent, useRef, useState } from 'react';
import { SecretField } from './SecretField.tsx';
import { scopeLabels } from './scopeLabels.ts';
import { type CreateToken, useNewToken } from './useNewToken.ts';

export interface NewTokenFormProps {
  readonly create: CreateToken;
  readonly isSignedIn: boolean;
}

const lifetimes = accessTokenLifetimes.map((days) => ({
  value: String(days),
  days,
}));

/** The form for a new token, and the token in its place until the user has copied it. */
export function NewTokenForm({ create, isSignedIn }: NewTokenFormProps) {
  const translate = useTranslate();
  const { values, problem, failure, token, isBusy, change, toggleScope, submit, forget } =
    useNewToken(create);
  const name = useRef<HTMLInputElement>(null);
  const permissions = useRef<HTMLDivElement>(null);
  // The form returns with an empty name, which gets the focus that the button 'Done' had.
  const [wasShown, setWasShown] = useState(false);

  function handleSubmit(event: FormEvent<HTMLElement>) {
    event.preventDefault();
    const invalidField = submit();
    if (invalidField === 'name') name.current?.focus();
    else if (invalidField === 'scopes') permissions.current?.querySelector('button')?.focus();
  }

  if (token)
    return (
      <Stack gap={4}>
        <SecretField
          label={translate('Your new token')}
          value={token}
          note={translate(ownMessages.accessTokens.shownOnce)}
        />
        <Stack direction="row">
          <Button
            onClick={() => {
              setWasShown(true);
              forget();
            }}
          >
            {translate('Done')}
          </Button>
        </Stack>
      </Stack>
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
        error={problem?.field === 'name' ? translate(problem.message) : undefined}
        onChange={(text) => change({ name: text })}
        autoFocus={wasShown}
      />
      <Field
        label={translate('Permissions')}
        group
        error={problem?.field === 'scopes' ? translate(problem.message) : undefined}
      >
        {(control, labelId) => (
          <Stack
            ref={permissions}
            gap={2}
            role="group"
            id={control.id}
            aria-labelledby={labelId}
            aria-describedby={control['aria-describedby']}
          >
            {accessTokenScopes.map((scope: AccessTokenScope) => (
              <Checkbox
                key={scope}
                label={translate(scopeLabels[scope])}
                state={values.scopes.includes(scope) ? 'checked' : 'unchecked'}
                onCheck={() => toggleScope(scope, true)}
                onUncheck={() => toggleScope(scope, false)}
              />
            ))}
          </Stack>
        )}
      </Field>
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
