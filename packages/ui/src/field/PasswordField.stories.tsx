import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../layout/Stack.tsx';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  component: PasswordField,
  args: { label: 'Password', autoComplete: 'current-password', defaultValue: 'silver-7!' },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Gallery: Story = {
  render: () => (
    <Stack gap={5}>
      <PasswordField label="Password" defaultValue="silver-7!" />
      <PasswordField
        label="New password"
        hint="Minimum 6 characters: must include letters, numbers, and special character (!@$%)."
      />
      <PasswordField label="Re-type new password" defaultValue="silver" error="New passwords do not match." />
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
