import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../../actions/button/Button.tsx';
import { Link } from '../../actions/link/Link.tsx';
import { PasswordField } from '../../fields/field/PasswordField.tsx';
import { TextField } from '../../fields/field/TextField.tsx';
import { Heading } from '../../typography/heading/Heading.tsx';
import { Text } from '../../typography/text/Text.tsx';
import { Divider } from '../divider/Divider.tsx';
import { Panel } from '../panel/Panel.tsx';
import { Page } from './Page.tsx';
import { SkipLink } from './SkipLink.tsx';
import { Stack } from './Stack.tsx';
import { StyleRegistryProvider } from './StyleRegistryProvider.tsx';

const meta = {
  component: Page,
  subcomponents: { SkipLink, StyleRegistryProvider },
  args: { children: null },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    children: (
      <>
        <Heading level={1}>Discover Content</Heading>
        <Text tone="secondary">The page is 1200 px wide at most.</Text>
      </>
    ),
  },
};

export const AllVariants: Story = {
  args: {
    variant: 'centred',
    children: (
      <>
        <Panel>
          <Stack gap={5}>
            <Heading level={1} size="lg" align="centre">
              Welcome Back!
            </Heading>
            <TextField label="Username or Email" autoComplete="username" defaultValue="mara" />
            <PasswordField label="Password" autoComplete="current-password" defaultValue="silver-7!" />
            <Button variant="gold" size="lg" fullWidth>
              Login
            </Button>
            <Divider word="or" />
            <Button size="lg" fullWidth>
              Continue with Google
            </Button>
            <Text align="centre">
              <Link href="#forgot">Forgot Password?</Link>
            </Text>
          </Stack>
        </Panel>
        <Text align="centre" tone="secondary">
          Don't have an account? <Link href="#register">Register here</Link>
        </Text>
      </>
    ),
  },
};

export const Centred: Story = { args: { variant: 'centred' } };

export const SkipInteractions: Story = {
  render: () => (
    <>
      <SkipLink />
      <Button>Before the page</Button>
      <Page>
        <Heading level={1}>Here</Heading>
      </Page>
    </>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const link = within(canvasElement).getByRole('link', { name: 'Skip to content' });
    await expect(link).toHaveFocus();
    await expect(canvasElement.querySelector(link.getAttribute('href') ?? '')).toBe(
      within(canvasElement).getByRole('main'),
    );
  },
};
