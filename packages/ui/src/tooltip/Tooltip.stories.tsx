import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { styled } from '../theme/stitches.ts';
import { Tooltip } from './Tooltip.tsx';

const Room = styled('div', { padding: '64px 96px' });

const meta = {
  component: Tooltip,
  args: { content: 'Nintendo Switch, Wii U', children: <Button size="sm">+1</Button> },
  decorators: [
    (Story) => (
      <Room>
        <Story />
      </Room>
    ),
  ],
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Gallery: Story = { args: { defaultOpen: true } };

export const FocusInteractions: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.tab();
    await waitFor(() =>
      expect(page.getByRole('button')).toHaveAccessibleDescription('Nintendo Switch, Wii U'),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('tooltip')).toBeNull());
  },
};
