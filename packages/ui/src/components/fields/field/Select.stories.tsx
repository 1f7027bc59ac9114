import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../../page/layout/Stack.tsx';
import { Select } from './Select.tsx';

const options = [
  { value: 'all', label: 'All' },
  { value: 'planned', label: 'Planned' },
  { value: 'playing', label: 'Currently Playing' },
  { value: 'completed', label: 'Completed' },
];

const meta = {
  component: Select,
  args: { label: 'Status', options, onChange: fn() },
  parameters: {
    dataAttributes: {
      'data-invalid': 'present on the field while there is an error',
      'data-placeholder': 'present on the placeholder option',
    },
    keys: {
      'Space, Alt+ArrowDown': 'opens the list',
      'ArrowUp, ArrowDown': 'the previous or next option',
      'Home, End': 'the first or last option',
      'a to z': 'the next option that starts with the typed characters',
      Escape: 'closes the list',
    },
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithPlaceholder: Story = { args: { placeholder: 'Choose a status' } };
export const WithHint: Story = { args: { hint: 'Planned titles have no rating.' } };
export const WithError: Story = {
  args: { placeholder: 'Choose a status', error: 'Choose a status first.' },
};
export const LabelInside: Story = { args: { labelInside: true } };
export const Disabled: Story = { args: { disabled: true } };

export const States: Story = {
  parameters: { states: { target: 'select', names: ['hover', 'focus-visible'] } },
};

export const AllVariants: Story = {
  render: () => (
    <Stack gap={5}>
      <Select label="Status" options={options} />
      <Select label="Status" options={options} labelInside />
      <Select
        label="Status"
        options={options}
        placeholder="Choose a status"
        hint="Planned titles have no rating."
      />
      <Select label="Status" options={options} placeholder="Choose a status" error="Choose a status first." />
      <Select label="Status" options={options} disabled />
      <Select
        label="A choice that is longer than its field"
        options={[{ value: 'long', label: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch' }]}
      />
      <div dir="rtl" lang="ar">
        <Select label="الحالة" options={[{ value: 'planned', label: 'مخطط' }]} />
      </div>
    </Stack>
  ),
};

export const ChoiceInteractions: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.selectOptions(within(canvasElement).getByLabelText('Status'), 'completed');
    await expect(args.onChange).toHaveBeenCalledWith('completed');
  },
};

export const KeyboardInteractions: Story = {
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByLabelText('Status');
    await userEvent.tab();
    await expect(select).toHaveFocus();
    await expect(getComputedStyle(select).outlineWidth).toBe('2px');
  },
};
