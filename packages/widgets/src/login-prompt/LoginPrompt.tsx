import { Button, Heading, Panel, Stack, Text } from '@gildshelf/ui';

export interface LoginPromptProps {
  /** Where 'Log In' leads. */
  readonly loginHref: string;
  /** Where 'Create Account' leads. */
  readonly registerHref: string;
}

/** What stands in the place of the rating form for somebody who is not signed in. */
export function LoginPrompt({ loginHref, registerHref }: LoginPromptProps) {
  return (
    <Panel as="section">
      <Stack gap={5}>
        <Stack gap={1}>
          <Heading level={2} size="sm">
            Keep it on your shelf
          </Heading>
          <Text size="sm" tone="secondary">
            Log in to set a status and a rating.
          </Text>
        </Stack>
        <Stack gap={3}>
          <Button variant="gold" href={loginHref} fullWidth>
            Log In
          </Button>
          <Button href={registerHref} fullWidth>
            Create Account
          </Button>
        </Stack>
      </Stack>
    </Panel>
  );
}
