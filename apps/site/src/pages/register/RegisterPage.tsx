import { messages } from '@gildshelf/api-client/contract';
import { Alert, Link, PasswordField, Text, TextField } from '@gildshelf/ui';
import { useState } from 'react';
import { AuthForm } from '../../layouts/AuthForm.tsx';
import { paths } from '../../paths.ts';
import { usePageTitle } from '../../usePageTitle.ts';
import { ThirdPartyButton } from '../third-party/ThirdPartyButton.tsx';
import { useRegister } from './useRegister.ts';

const { emailHint, usernameHint, passwordHint } = messages.register;

export function RegisterPage() {
  usePageTitle('Create an account');
  const { submit, problem, errorOf, typing, isBusy, isRefreshing, earlier, humanCheck } = useRegister();
  const [email, setEmail] = useState(earlier?.values.email ?? '');
  const [username, setUsername] = useState(earlier?.values.username ?? '');
  const [password, setPassword] = useState('');
  const notice = isRefreshing ? (
    <Alert>{messages.login.refreshing}</Alert>
  ) : (
    earlier && <Alert tone="danger">{earlier.message}</Alert>
  );

  return (
    <>
      <AuthForm
        title="Join the Adventure"
        notice={notice}
        problem={problem}
        humanCheck={humanCheck.control}
        submitLabel="Register"
        isBusy={isBusy}
        onSubmit={() => void submit({ email, username, password })}
        footer={<ThirdPartyButton verb="Sign up" />}
      >
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          hint={emailHint}
          value={email}
          error={errorOf('email')}
          onChange={typing(setEmail)}
        />
        <TextField
          label="Username"
          name="username"
          autoComplete="username"
          hint={usernameHint}
          value={username}
          error={errorOf('username')}
          onChange={typing(setUsername)}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="new-password"
          hint={passwordHint}
          value={password}
          error={errorOf('password')}
          onChange={typing(setPassword)}
        />
      </AuthForm>
      <Text align="centre" tone="secondary">
        Already have an account? <Link href={paths.login}>Log in here</Link>
      </Text>
    </>
  );
}
