import { messages, ownMessages } from '@gildshelf/api-client/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { FailedAttempt } from '../../forms/useReloadRetry.ts';
import { paths } from '../../routing/paths.ts';
import { SiteFixture } from '../../testing/SiteFixture.tsx';
import { waitForText } from '../../testing/waitForText.ts';

const meta = {
  title: 'Register',
  component: SiteFixture,
  tags: ['page', '!autodocs'],
  args: { url: paths.register },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SiteFixture>;

export default meta;
type Story = StoryObj<typeof meta>;

const attempt: FailedAttempt = {
  message: ownMessages.account.usernameTaken,
  values: { email: 'mara@example.com', username: 'mara' },
};

export const Default: Story = { play: waitForText('Log in here') };
export const Taken: Story = {
  args: { session: { failedAttempt_register: JSON.stringify(attempt) } },
  play: waitForText(ownMessages.account.usernameTaken),
};

export const WrongEmailInteractions: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitForText('Log in here')({ canvasElement });
    await userEvent.type(canvas.getByLabelText('Email'), 'mara');
    await userEvent.type(canvas.getByLabelText('Username'), 'mara');
    await userEvent.type(canvas.getByLabelText('Password'), 'silver7!');
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
    await expect(await canvas.findByText(messages.register.invalidEmail)).toBeVisible();
  },
};
