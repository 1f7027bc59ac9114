import { auth, messages } from '@gildshelf/api-client/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { paths } from '../../routing/paths.ts';
import { SiteFixture } from '../../testing/SiteFixture.tsx';
import { waitForText } from '../../testing/waitForText.ts';

const meta = {
  title: 'Verify email',
  component: SiteFixture,
  tags: ['page', '!autodocs'],
  args: { url: paths.verifyEmailSent },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SiteFixture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { state: { email: 'mara@example.com', showResend: true } },
  play: waitForText('Resend Verification Email'),
};
export const AddressUnknownInteractions: Story = { play: waitForText('Check Your Email') };
export const VerifyingInteractions: Story = {
  args: {
    url: `${paths.verifyEmail}?token=never-answered`,
    exceptions: [{ endpoint: auth.verifyEmail, delay: Number.POSITIVE_INFINITY }],
  },
  play: waitForText('Back to Login'),
};
export const Expired: Story = {
  args: {
    exceptions: [{ endpoint: auth.verifyEmail, status: 400, body: { message: 'This link has expired.' } }],
  },
  // The page uses a token once, so each visit to this story needs another.
  render: (args) => <SiteFixture {...args} url={`${paths.verifyEmail}?token=${crypto.randomUUID()}`} />,
  play: waitForText(messages.verification.expired),
};
export const UnknownInteractions: Story = {
  args: {
    exceptions: [{ endpoint: auth.verifyEmail, status: 400, body: { message: 'Not one of ours.' } }],
  },
  render: (args) => <SiteFixture {...args} url={`${paths.verifyEmail}?token=${crypto.randomUUID()}`} />,
  play: waitForText(messages.verification.failed),
};
export const UsedBeforeInteractions: Story = {
  args: {
    exceptions: [{ endpoint: auth.verifyEmail, status: 400, body: { message: 'It is already verified.' } }],
  },
  render: (args) => <SiteFixture {...args} url={`${paths.verifyEmail}?token=${crypto.randomUUID()}`} />,
  play: waitForText(messages.verification.alreadyVerified),
};
export const Verified: Story = {
  args: { url: paths.verifyEmailSuccess },
  play: waitForText('Log In to Your Account'),
};

const navigationState = { email: 'mara@example.com', showResend: true };

/** Clicks a button of the screen and waits for a message. */
function click(button: string, message: string): NonNullable<Story['play']> {
  return async ({ canvasElement }) => {
    await waitForText(button)({ canvasElement });
    await userEvent.click(within(canvasElement).getByRole('button', { name: button }));
    await waitForText(message)({ canvasElement });
  };
}

export const NotYetInteractions: Story = {
  args: {
    state: navigationState,
    exceptions: [{ endpoint: auth.getVerificationStatus, status: 200, body: { isVerified: false } }],
  },
  play: click('Check Verification Status', messages.verification.notVerifiedYet),
};
export const StatusFailedInteractions: Story = {
  args: {
    state: navigationState,
    exceptions: [{ endpoint: auth.getVerificationStatus, status: 500, body: {} }],
  },
  play: click('Check Verification Status', messages.verification.statusFailed),
};
export const ResentInteractions: Story = {
  args: { state: navigationState },
  play: click('Resend Verification Email', 'A verification email was sent to mara@example.com.'),
};
export const ResendFailedInteractions: Story = {
  args: {
    state: navigationState,
    exceptions: [{ endpoint: auth.resendVerification, status: 500, body: {} }],
  },
  play: click('Resend Verification Email', messages.verification.resendFailed),
};
export const NoAddressInteractions: Story = {
  args: { state: { ...navigationState, email: 'mara' } },
  play: click('Resend Verification Email', messages.verification.resendEmailMissing),
};
