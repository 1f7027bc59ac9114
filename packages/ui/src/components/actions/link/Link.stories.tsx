import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../../page/layout/Stack.tsx';
import { Text } from '../../typography/text/Text.tsx';
import { Link } from './Link.tsx';
import { type LinkComponentProps, LinkProvider } from './LinkProvider.tsx';

const meta = {
  component: Link,
  subcomponents: { LinkProvider },
  args: { href: '#there', children: 'Register here' },
  parameters: { keys: { Enter: 'follows it' } },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Quiet: Story = { args: { variant: 'quiet' } };
export const Plain: Story = { args: { variant: 'plain' } };

export const NewTab: Story = { args: { newTab: true, href: 'https://rawg.io', children: 'RAWG' } };

export const States: Story = {
  parameters: { states: { target: 'a' } },
};

export const AllVariants: Story = {
  render: () => (
    <Stack gap={4}>
      <Text tone="secondary">
        Don't have an account? <Link href="#register">Register here</Link>
      </Text>
      <Text>
        <Link href="#quiet" variant="quiet">
          A quiet one, underlined on hover
        </Link>
      </Text>
      <Text tone="secondary" size="sm">
        Game data from{' '}
        <Link href="https://rawg.io" newTab>
          RAWG
        </Link>
      </Text>
      <Text>
        <Link href="#plain" variant="plain">
          A plain one looks like the words around it
        </Link>
      </Text>
      <Text>
        <Link href="#long">
          https://example.org/an-address-that-is-longer-than-a-phone-is-wide/and-has-no-space-to-break-at-all
        </Link>
      </Text>
    </Stack>
  ),
};

/** Stands for the link of a router, which receives the navigation state. */
function RouterLink({ state, ...anchor }: LinkComponentProps) {
  return <a {...anchor} data-state={JSON.stringify(state)} />;
}

export const RouterInteractions: Story = {
  args: { state: { from: 'login' } },
  render: (args) => (
    <LinkProvider component={RouterLink}>
      <Link {...args} />
    </LinkProvider>
  ),
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Register here' });
    await expect(link).toHaveAttribute('data-state', '{"from":"login"}');
  },
};
