import { Button, Heading, Panel, Stack, Text, useTranslate } from '@gildshelf/ui';
import { usePageTitle } from '../../routing/pageTitle.ts';
import { paths } from '../../routing/paths.ts';

export function VerifyEmailSuccessPage() {
  const translate = useTranslate();
  usePageTitle(translate('Email verified'));
  return (
    <Panel padding="lg">
      <Stack gap={5}>
        <Heading level={1} size="lg" align="centre">
          {translate('Email Verified!')}
        </Heading>
        <Text align="centre">{translate('Your shelf is ready. Log in and put the first title on it.')}</Text>
        <Button variant="gold" size="lg" fullWidth href={paths.login}>
          {translate('Log In to Your Account')}
        </Button>
        <Button fullWidth variant="quiet" href={paths.home}>
          {translate('Go to Home Page')}
        </Button>
      </Stack>
    </Panel>
  );
}
