import { messages } from '@gildshelf/api-client/contract';
import { Alert, Button, Heading, Link, Panel, PasswordField, Stack, Text, TextField } from '@gildshelf/ui';
import { type FormEvent, useState } from 'react';
import { paths } from '../../paths.ts';
import { usePageTitle } from '../../usePageTitle.ts';
import { useRegister } from './useRegister.ts';

const { emailHint, usernameHint, passwordHint } = messages.register;

export function RegisterPage() {
  usePageTitle('Create an account');
  const { submit, problem, isSubmitting, isRefreshing, earlier, humanCheck } = useRegister();
  const [email, setEmail] = useState(earlier?.values.email ?? '');
  const [username, setUsername] = useState(earlier?.values.username ?? '');
  const [password, setPassword] = useState('');
  const errorOf = (field: string) => (problem?.field === field ? problem.sentence : undefined);

  function handleSubmit(event: FormEvent<HTMLElement>) {
    event.preventDefault();
    void submit({ email, username, password });
  }

  return (
    <>
      <Panel padding="lg">
        <Stack as="form" gap={5} noValidate onSubmit={handleSubmit}>
          <Heading level={1} size="lg" align="centre">
            Join the Adventure
          </Heading>
          {earlier && !isRefreshing && <Alert tone="danger">{earlier.message}</Alert>}
          {isRefreshing && <Alert>{messages.login.refreshing}</Alert>}
          <TextField
            label="Email"
            name="email"
            type="email"
            autoComplete="email"
            hint={emailHint}
            value={email}
            error={errorOf('email')}
            onChange={setEmail}
          />
          <TextField
            label="Username"
            name="username"
            autoComplete="username"
            hint={usernameHint}
            value={username}
            error={errorOf('username')}
            onChange={setUsername}
          />
          <PasswordField
            label="Password"
            name="password"
            autoComplete="new-password"
            hint={passwordHint}
            value={password}
            error={errorOf('password')}
            onChange={setPassword}
          />
          {humanCheck.control}
          <Button type="submit" variant="gold" size="lg" fullWidth loading={isSubmitting || isRefreshing}>
            Register
          </Button>
        </Stack>
      </Panel>
      <Text align="centre">
        Already have an account? <Link href={paths.login}>Log in here</Link>
      </Text>
    </>
  );
}
