import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/Stack.tsx';
import { Text } from '../text/Text.tsx';
import { Link } from './Link.tsx';

const meta = { component: Link, args: { href: '#there', children: 'Register here' } } satisfies Meta<
  typeof Link
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Quiet: Story = { args: { variant: 'quiet' } };
export const Plain: Story = { args: { variant: 'plain' } };

export const Gallery: Story = {
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
    </Stack>
  ),
};
