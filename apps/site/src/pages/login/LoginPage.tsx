import { messages } from '@gildshelf/api-client/contract';
import { Alert, Button, Link, PasswordField, Text, TextField, useTranslate } from '@gildshelf/ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSettings } from '../../app/siteSettings.ts';
import { AuthForm } from '../../forms/AuthForm.tsx';
import type { FailedAttempt } from '../../forms/useReloadRetry.ts';
import { readState, useSearchParameter } from '../../routing/navigation.ts';
import { usePageTitle } from '../../routing/pageTitle.ts';
import { paths } from '../../routing/paths.ts';
import { ThirdPartyButton } from '../third-party/ThirdPartyButton.tsx';
import { CompletingLogin, thirdPartyMessage, useTokenReturn } from '../third-party/tokenReturn.tsx';
import { useLogin } from './useLogin.ts';

/** The login; with a token in the URL it completes a third-party sign-in. */
export function LoginPage() {
  const token = useSearchParameter('token');
  useTokenReturn(token);
  return token === null ? <LoginForm /> : <CompletingLogin />;
}

function LoginForm() {
  const translate = useTranslate();
  usePageTitle(translate('Log in'));
  const { submit, problem, errorOf, typing, isBusy, isRefreshing, earlier, humanCheck } = useLogin();
  const [username, setUsername] = useState(earlier?.values.username ?? '');
  const [password, setPassword] = useState('');

  return (
    <>
      <AuthForm
        title={translate('Welcome Back!')}
        notice={<LoginNotice earlier={earlier} isRefreshing={isRefreshing} />}
        problem={problem}
        humanCheck={humanCheck.control}
        submitLabel={translate('Login')}
        isBusy={isBusy}
        onSubmit={() => void submit({ username, password })}
        footer={
          <>
            <ThirdPartyButton verb="Continue" />
            <Text align="centre">
              <Link href={paths.forgotPassword}>{translate('Forgot Password?')}</Link>
            </Text>
          </>
        }
      >
        <TextField
          label={translate('Username or Email')}
          name="username"
          autoComplete="username"
          value={username}
          error={errorOf('username')}
          onChange={typing(setUsername)}
        />
        <PasswordField
          label={translate('Password')}
          name="password"
          autoComplete="current-password"
          value={password}
          error={errorOf('password')}
          onChange={typing(setPassword)}
        />
      </AuthForm>
      <Text align="centre" tone="secondary">
        {translate("Don't have an account?")} <Link href={paths.register}>{translate('Register here')}</Link>
      </Text>
    </>
  );
}

interface LoginNoticeProps {
  readonly earlier: FailedAttempt | null;
  readonly isRefreshing: boolean;
}

/** The message above the login's fields: about the current attempt, else the previous one, else from the navigation to the page. */
function LoginNotice({ earlier, isRefreshing }: LoginNoticeProps) {
  const translate = useTranslate();
  const { state } = useLocation();
  const { thirdParty } = useSettings();
  const query = useSearchParameter('problem');
  const welcome = readState<string>(state, 'message', 'string');
  const problem = readState<string>(state, 'problem', 'string') ?? query;
  const signInError = thirdPartyMessage(problem, thirdParty ?? 'Google');

  if (isRefreshing) return <Alert>{translate(messages.login.refreshing)}</Alert>;
  if (earlier)
    return (
      <Alert tone="danger" action={<VerifyNow email={earlier.unverifiedEmail} />}>
        {translate(earlier.message)}
      </Alert>
    );
  if (signInError) return <Alert tone="danger">{translate(signInError)}</Alert>;
  return welcome && <Alert tone="success">{translate(welcome)}</Alert>;
}

function VerifyNow({ email }: { readonly email: string | undefined }) {
  const translate = useTranslate();
  if (email === undefined) return null;
  return (
    <Button size="sm" href={paths.verifyEmail} state={{ email, showResend: true }}>
      {translate('Verify Email Now')}
    </Button>
  );
}
