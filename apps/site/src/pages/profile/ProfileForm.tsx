import { ownMessages } from '@gildshelf/api-client/contract';
import { Alert, Button, Grid, Stack, TextArea, TextField, useTranslate } from '@gildshelf/ui';
import type { FormEvent } from 'react';
import { paths } from '../../routing/paths.ts';
import type { ProfileField, ProfileValues, useProfileForm } from './useProfileForm.ts';

export interface ProfileFormProps {
  readonly username: string;
  readonly form: ReturnType<typeof useProfileForm> & { readonly values: ProfileValues };
  readonly isSignedIn: boolean;
  readonly submitLabel: string;
  /** The URL of 'Skip for now'; undefined hides the button. */
  readonly skipHref: string | undefined;
}

/** The fields of a profile, the message about saving them, and the buttons. */
export function ProfileForm({ username, form, isSignedIn, submitLabel, skipHref }: ProfileFormProps) {
  const translate = useTranslate();
  const { values, problems, notice, isBusy, change, submit } = form;
  const bind = (field: ProfileField) => ({
    name: field,
    value: values[field],
    error: problems[field] && translate(problems[field]),
    onChange: (value: string) => change(field, value),
  });

  function handleSubmit(event: FormEvent<HTMLElement>) {
    event.preventDefault();
    const invalidField = submit();
    if (invalidField) event.currentTarget.querySelector<HTMLElement>(`[name="${invalidField}"]`)?.focus();
  }

  return (
    <Stack as="form" gap={5} noValidate onSubmit={handleSubmit}>
      <Grid columns="2" gap={5}>
        <TextField
          label={translate('Username')}
          name="username"
          autoComplete="username"
          value={username}
          readOnly
        />
        <TextField
          label={translate('Display Name')}
          autoComplete="nickname"
          autoCapitalize="words"
          spellCheck={false}
          {...bind('display_name')}
        />
      </Grid>
      <TextField
        label={translate('Avatar URL')}
        type="url"
        autoComplete="photo"
        hint={translate('The web address of a picture. It starts with https://.')}
        {...bind('avatar_url')}
      />
      <TextArea label={translate('Bio')} rows={4} {...bind('bio')} />
      <Grid columns="2" gap={5}>
        <TextField
          label={translate('Location')}
          autoComplete="address-level2"
          autoCapitalize="words"
          spellCheck={false}
          {...bind('location')}
        />
        <TextField label={translate('Website')} type="url" autoComplete="url" {...bind('website')} />
      </Grid>
      {!isSignedIn && <SessionEnded />}
      {isSignedIn && notice && <Alert tone={notice.tone}>{translate(notice.message)}</Alert>}
      <Stack foldOnPhone gap={3}>
        <Button type="submit" variant="gold" size="lg" disabled={!isSignedIn} loading={isBusy}>
          {submitLabel}
        </Button>
        {skipHref && (
          <Button variant="quiet" size="lg" href={skipHref}>
            {translate('Skip for now')}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}

/** The message of a session that ended on the open page. The login opens in a new tab, so that this one keeps what is typed. */
export function SessionEnded() {
  const translate = useTranslate();
  const login = (
    <Button href={paths.login} target="_blank">
      {translate('Login')}
    </Button>
  );
  return (
    <Alert tone="danger" action={login}>
      {translate(ownMessages.session.ended)}
    </Alert>
  );
}
