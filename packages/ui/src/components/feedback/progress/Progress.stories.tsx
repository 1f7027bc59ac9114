import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../page/layout/Stack.tsx';
import { Text } from '../../typography/text/Text.tsx';
import { Progress } from './Progress.tsx';

const meta = {
  component: Progress,
  args: { label: 'Import', value: 742, max: 1248 },
  parameters: {
    dataAttributes: { 'data-state': '`indeterminate` without a value, `loading`, or `complete` at `max`' },
  },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Indeterminate: Story = { args: { value: undefined } };
export const Neutral: Story = {
  args: { tone: 'neutral', size: 'sm', label: 'Episodes', value: 18, max: 28 },
};
export const Failed: Story = { args: { tone: 'danger' } };
export const WithWords: Story = {
  render: (args) => (
    <Stack gap={3}>
      <Stack direction="row" justify="between" align="end" wrap>
        <Text id="import-count" numeric>
          742 of 1,248 entries
        </Text>
        <Text size="sm" tone="secondary">
          about 20 seconds left
        </Text>
      </Stack>
      <Progress {...args} labelledBy="import-count" valueText="742 of 1,248" announced />
    </Stack>
  ),
};

export const AllVariants: Story = {
  render: () => (
    <Stack gap={5}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Stack gap={3} key={size}>
          <Progress label="Import" size={size} value={60} />
          <Progress label="Import" size={size} tone="neutral" value={60} />
          <Progress label="Import" size={size} tone="danger" value={60} />
        </Stack>
      ))}
      <Stack gap={3}>
        <Progress label="Nothing done" value={0} />
        <Progress label="A little done" value={1} />
        <Progress label="All done" value={100} />
        <Progress label="Reading the file" />
        <Progress label="Reading the file" tone="neutral" size="sm" />
        <div dir="rtl">
          <Progress label="Right to left" value={60} />
        </div>
      </Stack>
    </Stack>
  ),
};
