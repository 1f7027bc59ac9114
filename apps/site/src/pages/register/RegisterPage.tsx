import { userMessageOf } from '@gildshelf/api-client';
import { firstFormError, messages, registration } from '@gildshelf/api-client/contract';
import { useAccount } from '@gildshelf/api-client/react';
import { Alert, Link, PasswordField, Text, TextField, useTranslate } from '@gildshelf/ui';
import { useHumanCheck } from '@gildshelf/widgets';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSettings } from '../../app/siteSettings.ts';
import { AuthForm } from '../../forms/AuthForm.tsx';
import { useForm } from '../../forms/useForm.ts';
import { useIsMounted } from '../../forms/useIsMounted.ts';
import { useReloadRetry } from '../../forms/useReloadRetry.ts';
import { usePageTitle } from '../../routing/pageTitle.ts';
import { paths } from '../../routing/paths.ts';
import { ThirdPartyButton } from '../third-party/ThirdPartyButton.tsx';

const { emailHint, usernameHint, passwordHint } = messages.register;

export function RegisterPage() {
  const translate = useTranslate();
  usePageTitle(translate('Create an account'));
  const { submit, problem, errorOf, typing, isBusy, isRefreshing, earlier, humanCheck } = useRegister();
  const [email, setEmail] = useState(earlier?.values.email ?? '');
  const [username, setUsername] = useState(earlier?.values.username ?? '');
  const [password, setPassword] = useState('');
  const notice = isRefreshing ? (
    <Alert>{translate(messages.login.refreshing)}</Alert>
  ) : (
    earlier && <Alert tone="danger">{translate(earlier.message)}</Alert>
  );

  return (
    <>
      <AuthForm
        title={translate('Join the Adventure')}
        notice={notice}
        problem={problem}
        humanCheck={humanCheck.control}
        submitLabel={translate('Register')}
        isBusy={isBusy}
        onSubmit={() => void submit({ email, username, password })}
        footer={<ThirdPartyButton verb="Sign up" />}
      >
        <TextField
          label={translate('Email')}
          name="email"
          type="email"
          autoComplete="email"
          hint={translate(emailHint)}
          value={email}
          error={errorOf('email')}
          onChange={typing(setEmail)}
        />
        <TextField
          label={translate('Username')}
          name="username"
          autoComplete="username"
          hint={translate(usernameHint)}
          value={username}
          error={errorOf('username')}
          onChange={typing(setUsername)}
        />
        <PasswordField
          label={translate('Password')}
          name="password"
          autoComplete="new-password"
          hint={translate(passwordHint)}
          value={password}
          error={errorOf('password')}
          onChange={typing(setPassword)}
        />
      </AuthForm>
      <Text align="centre" tone="secondary">
        {translate('Already have an account?')} <Link href={paths.login}>{translate('Log in here')}</Link>
      </Text>
    </>
  );
}

interface Fields {
  readonly email: string;
  readonly username: string;
  readonly password: string;
}

/** The registration form: validates, runs the human check and registers; then opens the page about the verification email. */
function useRegister() {
  const { register } = useAccount();
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const humanCheck = useHumanCheck(useSettings().humanCheck);
  const { fail, ...retry } = useReloadRetry('register');

  async function send(fields: Fields) {
    const { email, username, password } = trimmed(fields);
    try {
      const recaptchaToken = await humanCheck.getToken();
      const { message } = await register({ email, username, password, recaptchaToken });
      if (isMounted()) navigate(paths.verifyEmailSent, { state: { email, message, showResend: true } });
    } catch (error) {
      // The message below contains the error of the human check, which its control would show a second time.
      humanCheck.reset();
      await fail({
        message: userMessageOf(error, humanCheck.messageOf(error) ?? messages.register.failed),
        values: { email, username },
      });
    }
  }

  const findProblem = (fields: Fields) => firstFormError(registration, trimmed(fields));
  return { ...useForm({ findProblem, send }), humanCheck, ...retry };
}

function trimmed({ email, username, password }: Fields): Fields {
  return { email: email.trim(), username: username.trim(), password };
}
