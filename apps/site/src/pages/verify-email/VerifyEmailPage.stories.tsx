import { auth, messages } from '@gildshelf/api-client/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { paths } from '../../paths.ts';
import { SiteFixture } from '../../testing/SiteFixture.tsx';
import { untilItSays } from '../../testing/untilItSays.ts';

const meta = {
  title: 'Verify email',
  component: SiteFixture,
  tags: ['page', '!autodocs'],
  args: { address: paths.verifyEmailSent },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SiteFixture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { state: { email: 'mara@example.com', showResend: true } },
  play: untilItSays('Resend Verification Email'),
};
export const AddressUnknown: Story = { play: untilItSays('Check Your Email') };
export const Verifying: Story = {
  args: {
    address: `${paths.verifyEmail}?token=never-answered`,
    exceptions: [{ endpoint: auth.verifyEmail, delay: Number.POSITIVE_INFINITY }],
  },
  play: untilItSays('Back to Login'),
};
export const Expired: Story = {
  args: {
    exceptions: [{ endpoint: auth.verifyEmail, status: 400, body: { message: 'This link has expired.' } }],
  },
  // The page uses a token once, so each visit to this story brings another.
  render: (args) => <SiteFixture {...args} address={`${paths.verifyEmail}?token=${crypto.randomUUID()}`} />,
  play: untilItSays(messages.verification.expired),
};
export const Unknown: Story = {
  args: {
    exceptions: [{ endpoint: auth.verifyEmail, status: 400, body: { message: 'Not one of ours.' } }],
  },
  render: (args) => <SiteFixture {...args} address={`${paths.verifyEmail}?token=${crypto.randomUUID()}`} />,
  play: untilItSays(messages.verification.failed),
};
export const UsedBefore: Story = {
  args: {
    exceptions: [{ endpoint: auth.verifyEmail, status: 400, body: { message: 'It is already verified.' } }],
  },
  render: (args) => <SiteFixture {...args} address={`${paths.verifyEmail}?token=${crypto.randomUUID()}`} />,
  play: untilItSays(messages.verification.alreadyVerified),
};
export const Verified: Story = {
  args: { address: paths.verifyEmailSuccess },
  play: untilItSays('Log In to Your Account'),
};

const waiting = { email: 'mara@example.com', showResend: true };

/** What one is told after pressing a button of the screen. */
function pressed(button: string, sentence: string): NonNullable<Story['play']> {
  return async ({ canvasElement }) => {
    await untilItSays(button)({ canvasElement });
    await userEvent.click(within(canvasElement).getByRole('button', { name: button }));
    await untilItSays(sentence)({ canvasElement });
  };
}

export const NotYetInteractions: Story = {
  args: {
    state: waiting,
    exceptions: [{ endpoint: auth.verificationStatus, status: 200, body: { isVerified: false } }],
  },
  play: pressed('Check Verification Status', messages.verification.notVerifiedYet),
};
export const StatusFailedInteractions: Story = {
  args: {
    state: waiting,
    exceptions: [{ endpoint: auth.verificationStatus, status: 500, body: {} }],
  },
  play: pressed('Check Verification Status', messages.verification.statusFailed),
};
export const ResentInteractions: Story = {
  args: { state: waiting },
  play: pressed('Resend Verification Email', 'A verification email was sent to mara@example.com.'),
};
export const ResendFailedInteractions: Story = {
  args: {
    state: waiting,
    exceptions: [{ endpoint: auth.resendVerification, status: 500, body: {} }],
  },
  play: pressed('Resend Verification Email', messages.verification.resendFailed),
};
export const NoAddressInteractions: Story = {
  args: { state: { ...waiting, email: 'mara' } },
  play: pressed('Resend Verification Email', messages.verification.resendAddressMissing),
};
