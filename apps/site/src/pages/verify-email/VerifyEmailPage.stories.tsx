import { auth, messages } from '@gildshelf/api-client/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
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
export const Verified: Story = {
  args: { address: paths.verifyEmailSuccess },
  play: untilItSays('Log In to Your Account'),
};
