import { auth, messages } from '@gildshelf/api-client/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '../../routing/paths.ts';
import { SiteFixture } from '../../testing/SiteFixture.tsx';
import { waitForText } from '../../testing/waitForText.ts';

const meta = {
  title: 'Forgot password',
  component: SiteFixture,
  tags: ['page', '!autodocs'],
  args: { url: paths.forgotPassword },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SiteFixture>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The timeout of the human check itself. */
const waitOptions = { timeout: 8000 };

async function sendLink(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await waitForText('Send Reset Link')({ canvasElement });
  await userEvent.type(canvas.getByLabelText('Email'), 'mara@example.com');
  const check = canvas.getByRole('checkbox', { name: 'I am human' });
  await userEvent.click(check);
  await waitFor(() => expect(check).toBeChecked(), waitOptions);
  await userEvent.click(canvas.getByRole('button', { name: 'Send Reset Link' }));
}

export const Default: Story = { play: waitForText('Send Reset Link') };

export const EmptyInteractions: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitForText('Send Reset Link')({ canvasElement });
    await userEvent.click(canvas.getByRole('button', { name: 'Send Reset Link' }));
    await expect(await canvas.findByText(messages.forgotPassword.missingEmail)).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
  },
};

export const UncheckedInteractions: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitForText('Send Reset Link')({ canvasElement });
    await userEvent.type(canvas.getByLabelText('Email'), 'mara@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Send Reset Link' }));
    await expect(await canvas.findByText(messages.humanCheck.incomplete)).toBeVisible();
  },
};

export const SentInteractions: Story = {
  play: async ({ canvasElement }) => {
    await sendLink(canvasElement);
    const sent = await screen.findByText(messages.forgotPassword.sent);
    await waitFor(() => expect(sent).toBeVisible());
  },
};

export const FailedInteractions: Story = {
  args: { exceptions: [{ endpoint: auth.requestPasswordReset, status: 500, body: {} }] },
  play: async ({ canvasElement }) => {
    await sendLink(canvasElement);
    await expect(await within(canvasElement).findByText(messages.forgotPassword.failed)).toBeVisible();
  },
};
