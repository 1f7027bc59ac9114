import { messages } from '@gildshelf/api-client/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { paths } from '../../paths.ts';
import { SiteFixture } from '../../testing/SiteFixture.tsx';
import { untilItSays } from '../../testing/untilItSays.ts';
import type { FailedAttempt } from '../retry/failedAttempt.ts';

const meta = {
  title: 'Log in',
  component: SiteFixture,
  tags: ['page', '!autodocs'],
  args: { address: paths.login },
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

export const Default: Story = { play: untilItSays('Register here') };
export const Failed: Story = { args: { session: attempt({}) }, play: untilItSays(messages.login.failed) };
export const Unverified: Story = {
  args: {
    session: attempt({ message: messages.login.unverified, unverifiedEmail: 'mara@example.com' }),
  },
  play: untilItSays('Verify Email Now'),
};

export const EmptyInteractions: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await untilItSays('Register here')({ canvasElement });
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    await expect(await canvas.findByText(messages.login.missingFields)).toBeVisible();
  },
};
