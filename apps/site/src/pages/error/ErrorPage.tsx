import { Button, Heading, Stack, Text } from '@gildshelf/ui';
import { paths } from '../../paths.ts';
import { usePageTitle } from '../../usePageTitle.ts';

/** Where an address leads that does not exist, and what stands in for a page that failed. */
export function ErrorPage() {
  usePageTitle('Error');
  return (
    <Stack gap={5} align="start">
      <Heading level={1}>Unexpected Application Error!</Heading>
      <Text tone="secondary">
        The page you asked for is not here, or it stumbled. Everything you saved is safe.
      </Text>
      <Button variant="gold" href={paths.home}>
        Go to Home
      </Button>
    </Stack>
  );
}
