import { Alert, Button, Link, PasswordField, Text, TextField } from '@gildshelf/ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { AuthForm } from '../../layouts/AuthForm.tsx';
import { readState } from '../../navigationState.ts';
import { paths } from '../../paths.ts';
import { usePageTitle } from '../../usePageTitle.ts';
import { useLogin } from './useLogin.ts';

export function LoginPage() {
  usePageTitle('Log in');
  const { state } = useLocation();
  const { submit, problem, isSubmitting, isRefreshing, earlier, humanCheck } = useLogin();
  const [username, setUsername] = useState(earlier?.values.username ?? '');
  const [password, setPassword] = useState('');
  const welcome = readState<string>(state, 'message', 'string');
  const errorOf = (field: string) => (problem?.field === field ? problem.sentence : undefined);
  const notice = earlier ? (
    <Alert tone="danger" action={<VerifyNow email={earlier.unverifiedEmail} />}>
      {earlier.message}
    </Alert>
  ) : (
    welcome && <Alert tone="success">{welcome}</Alert>
  );

  return (
    <>
      <AuthForm
        title="Welcome Back!"
        notice={notice}
        humanCheck={humanCheck.control}
        isSubmitting={isSubmitting}
        isRefreshing={isRefreshing}
        submitLabel="Login"
        onSubmit={() => void submit(username, password)}
      >
        <TextField
          label="Username or Email"
          name="username"
          autoComplete="username"
          value={username}
          error={errorOf('username')}
          onChange={setUsername}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          value={password}
          error={errorOf('password')}
          onChange={setPassword}
        />
      </AuthForm>
      <Text align="centre">
        Don't have an account? <Link href={paths.register}>Register here</Link>
      </Text>
    </>
  );
}

function VerifyNow({ email }: { readonly email: string | undefined }) {
  if (email === undefined) return null;
  return (
    <Button size="sm" href={paths.verifyEmail} state={{ email, showResend: true }}>
      Verify Email Now
    </Button>
  );
}
