import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../page/layout/Stack.tsx';
import { Text } from '../text/Text.tsx';
import { Kbd } from './Kbd.tsx';

const meta = {
  component: Kbd,
  args: { keys: ['Control', 'K'] },
} satisfies Meta<typeof Kbd>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SingleKey: Story = { args: { keys: ['/'] } };
export const Small: Story = { args: { size: 'sm' } };
export const Arrows: Story = { args: { keys: ['Shift', 'ArrowDown'] } };
export const InText: Story = {
  render: (args) => (
    <Text>
      Press <Kbd {...args} keys={['/']} /> to search, and <Kbd {...args} keys={['Escape']} /> to close it.
    </Text>
  ),
};

export const AllVariants: Story = {
  render: () => (
    <Stack gap={4} align="start">
      {(['sm', 'md'] as const).map((size) => (
        <Stack direction="row" gap={5} wrap align="centre" key={size}>
          <Kbd size={size} keys={['/']} />
          <Kbd size={size} keys={['Control', 'Shift', 'K']} />
          <Kbd size={size} keys={['Meta', 'K']} />
          <Kbd size={size} keys={['ArrowUp']} />
          <Kbd size={size} keys={['ArrowDown']} />
          <Kbd size={size} keys={['ArrowLeft']} />
          <Kbd size={size} keys={['ArrowRight']} />
          <Kbd size={size} keys={['Escape']} />
          <Kbd size={size} keys={[' ']} />
        </Stack>
      ))}
      <Text tone="secondary">
        Press <Kbd keys={['Shift', 'ArrowDown']} /> to select several rows.
      </Text>
      <div dir="rtl" lang="ar">
        <Text>
          ابحث <Kbd keys={['Control', 'K']} />
        </Text>
      </div>
    </Stack>
  ),
};
