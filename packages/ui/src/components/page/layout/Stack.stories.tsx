import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/button/Button.tsx';
import { Stack } from './Stack.tsx';

const three = ['One', 'Two', 'Three'].map((label) => <Button key={label}>{label}</Button>);

const meta = { component: Stack, args: { children: three } } satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Row: Story = { args: { direction: 'row', gap: 3 } };

export const Wrapped: Story = {
  args: {
    direction: 'row',
    wrap: true,
    children: [...three, ...three, ...three].map((button, index) => ({ ...button, key: `${index}` })),
  },
};
export const FoldedOnPhone: Story = { args: { direction: 'row', foldOnPhone: true } };

/** Content that is added later does not shift the content below. */
export const KeepingRoom: Story = {
  render: () => (
    <Stack>
      <Stack keepsRoom>{null}</Stack>
      <Button>Below</Button>
    </Stack>
  ),
};

export const AllVariants: Story = {
  render: () => (
    <Stack gap={8}>
      <Stack align="start" gap={2}>
        {three}
      </Stack>
      <Stack direction="row" gap={4} wrap>
        {three}
      </Stack>
      <Stack direction="row" justify="between" wrap>
        {three}
      </Stack>
      <Stack direction="row" foldOnPhone>
        {three}
      </Stack>
    </Stack>
  ),
};
