import { Link, PasswordField, Text, TextField } from '@gildshelf/ui';
import { useState } from 'react';
import { AuthForm } from '../../layouts/AuthForm.tsx';
import { paths } from '../../paths.ts';
import { usePageTitle } from '../../usePageTitle.ts';
import { ThirdPartyButton } from '../third-party/ThirdPartyButton.tsx';
import { LoginNotice } from './LoginNotice.tsx';
import { useLogin } from './useLogin.ts';

export function LoginForm() {
  usePageTitle('Log in');
  const { submit, problem, errorOf, typing, isBusy, isRefreshing, earlier, humanCheck } = useLogin();
  const [username, setUsername] = useState(earlier?.values.username ?? '');
  const [password, setPassword] = useState('');

  return (
    <>
      <AuthForm
        title="Welcome Back!"
        notice={<LoginNotice earlier={earlier} isRefreshing={isRefreshing} />}
        problem={problem}
        humanCheck={humanCheck.control}
        submitLabel="Login"
        isBusy={isBusy}
        onSubmit={() => void submit({ username, password })}
        footer={
          <>
            <ThirdPartyButton verb="Continue" />
            <Text align="centre">
              <Link href={paths.forgotPassword}>Forgot Password?</Link>
            </Text>
          </>
        }
      >
        <TextField
          label="Username or Email"
          name="username"
          autoComplete="username"
          value={username}
          error={errorOf('username')}
          onChange={typing(setUsername)}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          value={password}
          error={errorOf('password')}
          onChange={typing(setPassword)}
        />
      </AuthForm>
      <Text align="centre" tone="secondary">
        Don't have an account? <Link href={paths.register}>Register here</Link>
      </Text>
    </>
  );
}
