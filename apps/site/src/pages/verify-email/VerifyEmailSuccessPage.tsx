import { Button, Heading, Panel, Stack, Text } from '@gildshelf/ui';
import { usePageTitle } from '../../routing/pageTitle.ts';
import { paths } from '../../routing/paths.ts';

export function VerifyEmailSuccessPage() {
  usePageTitle('Email verified');
  return (
    <Panel padding="lg">
      <Stack gap={5}>
        <Heading level={1} size="lg" align="centre">
          Email Verified!
        </Heading>
        <Text align="centre">Your shelf is ready. Log in and put the first title on it.</Text>
        <Button variant="gold" size="lg" fullWidth href={paths.login}>
          Log In to Your Account
        </Button>
        <Button fullWidth variant="quiet" href={paths.home}>
          Go to Home Page
        </Button>
      </Stack>
    </Panel>
  );
}
