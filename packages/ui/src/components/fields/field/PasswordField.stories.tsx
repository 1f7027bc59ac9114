import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../../page/layout/Stack.tsx';
import { MessagesProvider } from '../../translation/messages-provider/MessagesProvider.tsx';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  component: PasswordField,
  args: { label: 'Password', autoComplete: 'current-password', defaultValue: 'silver-7!' },
  parameters: {
    dataAttributes: {
      'data-state': '`hidden` or `shown`; on the element around the input and its button',
      'data-invalid': 'present on the field while there is an error',
    },
    keys: { 'Enter, Space': 'on its button: shows or hides the characters' },
  },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithHint: Story = {
  args: { label: 'New password', defaultValue: '', hint: 'At least 6 characters.' },
};
export const WithError: Story = { args: { error: 'Passwords do not match' } };
export const Disabled: Story = { args: { disabled: true } };

export const InAnotherLanguage: Story = {
  args: { label: 'Passwort' },
  decorators: [
    (Story) => (
      <MessagesProvider messages={{ 'Show characters': 'Zeichen anzeigen' }} locale="de">
        <Story />
      </MessagesProvider>
    ),
  ],
};

export const AllVariants: Story = {
  render: () => (
    <Stack gap={5}>
      <PasswordField label="Password" defaultValue="silver-7!" />
      <PasswordField
        label="New password"
        hint="Minimum 6 characters: must include letters, numbers, and special character (!@$%)."
      />
      <PasswordField label="Re-type new password" defaultValue="silver" error="New passwords do not match." />
      <PasswordField label="Password" defaultValue="silver-7!" disabled />
      <div dir="rtl" lang="ar">
        <PasswordField label="كلمة السر" defaultValue="silver-7!" />
      </div>
    </Stack>
  ),
};

export const ShowInteractions: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('Password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show characters' }));
    await expect(input).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide characters' }));
    await expect(input).toHaveAttribute('type', 'password');
  },
};

export const CaretInteractions: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText<HTMLInputElement>('Password');
    input.focus();
    input.setSelectionRange(2, 4);
    await userEvent.click(canvas.getByRole('button', { name: 'Show characters' }));
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveFocus();
    await expect([input.selectionStart, input.selectionEnd]).toEqual([2, 4]);
    await expect(canvas.getByRole('status')).toHaveTextContent('The characters are shown.');
  },
};
