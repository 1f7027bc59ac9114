import { useUser } from '@gildshelf/api-client/react';
import { Button, Heading, PageLoading, Panel, Stack, Text } from '@gildshelf/ui';
import { Navigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { usePageTitle } from '../../usePageTitle.ts';

export function AccountPage() {
  usePageTitle('Account');
  const { isInitializing, user } = useUser();
  if (isInitializing) return <PageLoading />;
  if (user) return <Navigate to={paths.dashboard(user.username)} replace />;
  return (
    <Panel as="section" padding="lg">
      <Stack gap={5}>
        <Heading level={1} size="lg">
          Your shelf is waiting
        </Heading>
        <Text tone="secondary">Log in to keep a status and a rating for every game and anime you know.</Text>
        <Stack direction="row" gap={3} wrap>
          <Button variant="gold" href={paths.login}>
            Log In
          </Button>
          <Button href={paths.register}>Create Account</Button>
        </Stack>
      </Stack>
    </Panel>
  );
}
