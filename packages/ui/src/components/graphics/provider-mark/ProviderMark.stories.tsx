import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/button/Button.tsx';
import { Stack } from '../../page/layout/Stack.tsx';
import { ProviderMark } from './ProviderMark.tsx';

const meta = { component: ProviderMark, args: { name: 'Google' } } satisfies Meta<typeof ProviderMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Unknown: Story = { args: { name: 'Guild' } };

export const AllVariants: Story = {
  render: () => (
    <Stack gap={4} align="start">
      {['Google', 'Guild'].map((name) => (
        <Button key={name} href="#sign-in">
          <ProviderMark name={name} /> Continue with {name}
        </Button>
      ))}
    </Stack>
  ),
};
