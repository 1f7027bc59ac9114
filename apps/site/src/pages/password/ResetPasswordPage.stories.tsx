import { auth, messages, ownMessages } from '@gildshelf/api-client/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '../../routing/paths.ts';
import { SiteFixture } from '../../testing/SiteFixture.tsx';
import { waitForText } from '../../testing/waitForText.ts';

const meta = {
  title: 'Reset password',
  component: SiteFixture,
  tags: ['page', '!autodocs'],
  args: { url: `${paths.resetPassword}?token=from-the-mail` },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SiteFixture>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The timeout of the human check itself. */
const waitOptions = { timeout: 8000 };

async function fill(canvasElement: HTMLElement, retyped: string) {
  const canvas = within(canvasElement);
  await waitForText('Confirm password')({ canvasElement });
  await userEvent.type(canvas.getByLabelText('New password'), 'silver7!');
  await userEvent.type(canvas.getByLabelText('Confirm password'), retyped);
  const check = canvas.getByRole('checkbox', { name: 'I am human' });
  await userEvent.click(check);
  await waitFor(() => expect(check).toBeChecked(), waitOptions);
  await userEvent.click(canvas.getByRole('button', { name: 'Reset Password' }));
}

export const Default: Story = { play: waitForText('Confirm password') };
export const LinkMissing: Story = {
  args: { url: paths.resetPassword },
  play: waitForText(messages.resetPassword.missingToken),
};

export const WeakInteractions: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitForText('Confirm password')({ canvasElement });
    await userEvent.click(canvas.getByRole('button', { name: 'Reset Password' }));
    await expect(await canvas.findByText(messages.changePassword.weak)).toBeVisible();
  },
};

export const DifferentInteractions: Story = {
  play: async ({ canvasElement }) => {
    await fill(canvasElement, 'silver8!');
    await expect(await within(canvasElement).findByText(messages.resetPassword.mismatch)).toBeVisible();
  },
};

export const UsedInteractions: Story = {
  args: {
    exceptions: [
      {
        endpoint: auth.resetPassword,
        status: 400,
        body: { message: ownMessages.account.resetLinkUsed },
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await fill(canvasElement, 'silver7!');
    await expect(await within(canvasElement).findByText(ownMessages.account.resetLinkUsed)).toBeVisible();
  },
};

export const DoneInteractions: Story = {
  play: async ({ canvasElement }) => {
    await fill(canvasElement, 'silver7!');
    const done = await screen.findByText('Password Reset Successful');
    await waitFor(() => expect(done).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Go to Login' }));
    await waitForText('Welcome Back!')({ canvasElement });
  },
};
