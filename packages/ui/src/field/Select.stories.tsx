import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../layout/Stack.tsx';
import { Select } from './Select.tsx';

const options = [
  { value: 'all', label: 'All' },
  { value: 'planned', label: 'Planned' },
  { value: 'playing', label: 'Currently Playing' },
  { value: 'completed', label: 'Completed' },
];

const meta = { component: Select, args: { label: 'Status', options, onChange: fn() } } satisfies Meta<
  typeof Select
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Gallery: Story = {
  render: () => (
    <Stack gap={5}>
      <Select label="Status" options={options} />
      <Select
        label="Status"
        options={options}
        placeholder="Choose a status"
        hint="Planned titles have no rating."
      />
      <Select label="Status" options={options} placeholder="Choose a status" error="Choose a status first." />
      <Select label="Status" options={options} disabled />
    </Stack>
  ),
};

export const ChoiceInteractions: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.selectOptions(within(canvasElement).getByLabelText('Status'), 'completed');
    await expect(args.onChange).toHaveBeenCalledWith('completed');
  },
};
