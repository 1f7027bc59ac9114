import { firstFormError, forgottenPassword, messages } from '@gildshelf/api-client/contract';
import { useAccount } from '@gildshelf/api-client/react';
import { Alert, Link, Text, TextField, useTranslate } from '@gildshelf/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AuthForm } from '../../forms/AuthForm.tsx';
import { usePageTitle } from '../../routing/pageTitle.ts';
import { paths } from '../../routing/paths.ts';
import { DoneNotice, preloadDoneNotice } from './DoneNotice.tsx';
import { useHumanCheckForm } from './useHumanCheckForm.ts';

export function ForgotPasswordPage() {
  const translate = useTranslate();
  usePageTitle(translate('Forgot password'));
  const { submit, problem, errorOf, typing, isBusy, control, failure, isDone, close } = useForgotPassword();
  const [email, setEmail] = useState('');
  const navigate = useNavigate();

  return (
    <>
      <AuthForm
        title={translate('Forgot Password?')}
        intro={translate('Tell us your email address, and we will send you a link to choose a new password.')}
        notice={failure && <Alert tone="danger">{translate(failure)}</Alert>}
        problem={problem}
        humanCheck={control}
        submitLabel={translate('Send Reset Link')}
        isBusy={isBusy}
        onIntent={preloadDoneNotice}
        onSubmit={() => void submit({ email })}
      >
        <TextField
          label={translate('Email')}
          name="email"
          type="email"
          autoComplete="email"
          value={email}
          error={errorOf('email')}
          onChange={typing(setEmail)}
        />
      </AuthForm>
      <Text align="centre" tone="secondary">
        {translate('Remember it after all?')} <Link href={paths.login}>{translate('Back to Login')}</Link>
      </Text>
      <DoneNotice
        open={isDone}
        onClose={close}
        title={translate('Look into your inbox')}
        description={translate(messages.forgotPassword.sent)}
        actionLabel={translate('Back to Login')}
        onAction={() => navigate(paths.login)}
      />
    </>
  );
}

interface Fields {
  readonly email: string;
}

/** Forgot password: validates, runs the human check and sends; the message afterwards does not reveal whether an account exists. */
function useForgotPassword() {
  const { requestPasswordReset } = useAccount();
  return useHumanCheckForm<Fields>({
    findProblem: (checked) => firstFormError(forgottenPassword, checked),
    send: ({ email, recaptchaToken }) => requestPasswordReset({ email: email.trim(), recaptchaToken }),
    failed: messages.forgotPassword.failed,
  });
}
