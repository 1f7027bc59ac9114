import { messages } from '@gildshelf/api-client/contract';
import { Heading, Panel, Spinner, Stack } from '@gildshelf/ui';
import { usePageTitle } from '../../usePageTitle.ts';

/** Shown while the token from the URL is exchanged for a session. */
export function CompletingLogin() {
  usePageTitle('Logging in');
  return (
    <Panel padding="lg">
      <Stack gap={5} align="centre">
        <Heading level={1} size="lg" align="centre">
          {messages.thirdParty.completing}
        </Heading>
        <Spinner size="lg" />
      </Stack>
    </Panel>
  );
}
