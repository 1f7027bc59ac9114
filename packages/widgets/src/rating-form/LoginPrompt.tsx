import { Button, Heading, Panel, Stack, Text } from '@gildshelf/ui';

export interface LoginPromptProps {
  /** URL of 'Log In'. */
  readonly loginHref: string;
  /** URL of 'Create Account'. */
  readonly registerHref: string;
}

/** Replaces the rating form for visitors who are not signed in. */
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
