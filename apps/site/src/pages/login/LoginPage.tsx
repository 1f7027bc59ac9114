import { messages } from '@gildshelf/api-client/contract';
import { Alert, Button, Heading, Link, Panel, PasswordField, Stack, Text, TextField } from '@gildshelf/ui';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
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
  const notice = readState<string>(state, 'message', 'string');
  const errorOf = (field: string) => (problem?.field === field ? problem.sentence : undefined);

  function handleSubmit(event: FormEvent<HTMLElement>) {
    event.preventDefault();
    void submit(username, password);
  }

  return (
    <>
      <Panel padding="lg">
        <Stack as="form" gap={5} noValidate onSubmit={handleSubmit}>
          <Heading level={1} size="lg" align="centre">
            Welcome Back!
          </Heading>
          {notice && !earlier && <Alert tone="success">{notice}</Alert>}
          {earlier && !isRefreshing && (
            <Alert tone="danger" action={<VerifyNow email={earlier.unverifiedEmail} />}>
              {earlier.message}
            </Alert>
          )}
          {isRefreshing && <Alert>{messages.login.refreshing}</Alert>}
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
          {humanCheck.control}
          <Button type="submit" variant="gold" size="lg" fullWidth loading={isSubmitting || isRefreshing}>
            Login
          </Button>
        </Stack>
      </Panel>
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
