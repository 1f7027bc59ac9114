import { auth, messages, ownMessages } from '@gildshelf/api-client/contract';
import { fixtureToken } from '@gildshelf/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { FailedAttempt } from '../../forms/useReloadRetry.ts';
import { paths } from '../../routing/paths.ts';
import { SiteFixture } from '../../testing/SiteFixture.tsx';
import { waitForText } from '../../testing/waitForText.ts';

const meta = {
  title: 'Log in',
  component: SiteFixture,
  tags: ['page', '!autodocs'],
  args: { url: paths.login },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SiteFixture>;

export default meta;
type Story = StoryObj<typeof meta>;

const attempt = (changes: Partial<FailedAttempt>) => ({
  failedAttempt_login: JSON.stringify({
    message: messages.login.failed,
    values: { username: 'mara' },
    ...changes,
  } satisfies FailedAttempt),
});

export const Default: Story = { play: waitForText('Register here') };
export const Failed: Story = { args: { session: attempt({}) }, play: waitForText(messages.login.failed) };
export const Unverified: Story = {
  args: {
    session: attempt({ message: messages.login.unverified, unverifiedEmail: 'mara@example.com' }),
  },
  play: waitForText('Verify Email Now'),
};

export const EmailVerifiedInteractions: Story = {
  args: { state: { message: messages.verification.alreadyVerified } },
  play: waitForText(messages.verification.alreadyVerified),
};
export const ThirdPartyNotSetUpInteractions: Story = {
  args: { url: `${paths.login}?problem=${auth.thirdPartySignInErrors.notConfigured}` },
  play: waitForText(ownMessages.thirdParty.notConfigured('Google')),
};
export const ThirdPartyUnknownUserInteractions: Story = {
  args: { url: `${paths.login}?token=${fixtureToken({ userId: '' })}` },
  play: waitForText(messages.user.invalid),
};

/** The in-memory API has no documents: the page cannot be reloaded, so it stays. */
export const RefreshingInteractions: Story = {
  args: { exceptions: [{ endpoint: auth.logIn, status: 401, body: {} }] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitForText('Register here')({ canvasElement });
    await userEvent.type(canvas.getByLabelText('Username or Email'), 'mara');
    await userEvent.type(canvas.getByLabelText('Password'), 'silver7!');
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    await waitForText(messages.login.refreshing)({ canvasElement });
    await waitForText(messages.login.failed)({ canvasElement });
    await expect(canvas.getByLabelText('Username or Email')).toHaveValue('mara');
  },
};

export const EmptyInteractions: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitForText('Register here')({ canvasElement });
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    await expect(await canvas.findByText(messages.login.missingFields)).toBeVisible();
  },
};
