import { fixtureTitle } from '@gildshelf/api-client/testing';
import { Stack } from '@gildshelf/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { withFixture } from '../../testing/Fixture.tsx';
import { StatusDatePrompt } from './StatusDatePrompt.tsx';

const meta = {
  component: StatusDatePrompt,
  args: {
    type: 'game',
    titleId: fixtureTitle('game', 'disco-elysium').id,
    status: 'playing',
    onDone: fn(),
  },
  decorators: [withFixture({ signedIn: true })],
} satisfies Meta<typeof StatusDatePrompt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Finished: Story = { args: { status: 'completed' } };
export const AllVariants: Story = {
  render: (args) => (
    <Stack gap={6}>
      <StatusDatePrompt {...args} />
      <StatusDatePrompt {...args} status="completed" />
    </Stack>
  ),
};

export const KeyboardInteractions: Story = {
  args: { status: 'completed' },
  play: async ({ args, canvas }) => {
    const year = await canvas.findByRole('button', { name: 'A year' });
    year.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.type(canvas.getByLabelText('Year'), '2025');
    canvas.getByRole('button', { name: 'Save date' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
  },
};
