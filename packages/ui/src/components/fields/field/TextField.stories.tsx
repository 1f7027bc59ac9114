import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../../page/layout/Stack.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  component: TextField,
  args: { label: 'Username or Email', autoComplete: 'username', onChange: fn() },
  parameters: { dataAttributes: { 'data-invalid': 'present on the field while there is an error' } },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithHint: Story = {
  args: { label: 'Username', hint: '3+ characters, letters and numbers only' },
};
export const WithError: Story = {
  args: { label: 'Email', defaultValue: 'mara@', error: 'Please enter a valid email.' },
};

export const WithIcon: Story = {
  args: { label: 'Website', type: 'url', startIcon: 'search', placeholder: 'https://' },
};
export const ReadOnly: Story = { args: { defaultValue: 'mara', readOnly: true } };
export const Disabled: Story = { args: { defaultValue: 'mara', disabled: true } };

export const States: Story = {
  parameters: { states: { target: 'input', names: ['hover', 'focus-visible'] } },
};

export const AllVariants: Story = {
  render: () => (
    <Stack gap={5}>
      <TextField label="Display Name" />
      <TextField label="Location" defaultValue="Lisbon" />
      <TextField label="Website" placeholder="https://" type="url" startIcon="search" />
      <TextField label="Username" hint="3+ characters, letters and numbers only" />
      <TextField label="Email" defaultValue="mara@" error="Please enter a valid email." />
      <TextField label="Username" defaultValue="mara" readOnly />
      <TextField label="Username" defaultValue="mara" disabled />
      <div dir="rtl" lang="ar">
        <TextField label="الموقع" startIcon="search" defaultValue="لشبونة" error="اسم المدينة قصير جدا" />
      </div>
    </Stack>
  ),
};

export const TypingInteractions: Story = {
  args: { error: 'Please enter a valid email.', label: 'Email' },
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Email');
    await userEvent.type(input, 'ab');
    await expect(args.onChange).toHaveBeenLastCalledWith('ab');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Please enter a valid email.');
  },
};
