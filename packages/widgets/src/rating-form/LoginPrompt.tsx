import { Button, Heading, Panel, Stack, type StylingProps, Text, useTranslate } from '@gildshelf/ui';

export interface LoginPromptProps extends StylingProps {
  /** URL of 'Log In'. */
  readonly loginHref: string;
  /** URL of 'Create Account'. */
  readonly registerHref: string;
}

/** Replaces the rating form for visitors who are not signed in. */
export function LoginPrompt({ loginHref, registerHref, ...styling }: LoginPromptProps) {
  const translate = useTranslate();
  return (
    <Panel {...styling} as="section">
      <Stack gap={5}>
        <Stack gap={1}>
          <Heading level={2} size="sm">
            {translate('Keep it on your shelf')}
          </Heading>
          <Text size="sm" tone="secondary">
            {translate('Log in to set a status and a rating.')}
          </Text>
        </Stack>
        <Stack gap={3}>
          <Button variant="gold" href={loginHref} fullWidth>
            {translate('Log In')}
          </Button>
          <Button href={registerHref} fullWidth>
            {translate('Create Account')}
          </Button>
        </Stack>
      </Stack>
    </Panel>
  );
}
