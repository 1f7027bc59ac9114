import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Stack } from '../../page/layout/Stack.tsx';
import { Text } from '../text/Text.tsx';
import { Spoiler } from './Spoiler.tsx';

const meta = {
  component: Spoiler,
  parameters: {
    dataAttributes: { 'data-state': '`open` or `closed`' },
    keys: { 'Enter, Space': 'on the button, show or hide the content' },
  },
  args: { note: 'This part gives away the ending.', children: 'The kingdom is saved.' },
} satisfies Meta<typeof Spoiler>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Inline: Story = { args: { note: undefined } };

export const AllVariants: Story = {
  render: (args) => (
    <Stack gap={6}>
      <Spoiler {...args} />
      <Text prose>
        In the end <Spoiler>the kingdom is saved</Spoiler>, as one would expect of a hero who has slept for a
        hundred years and <Spoiler>cooked for another hundred</Spoiler>.
      </Text>
      <div dir="rtl" lang="ar">
        <Spoiler note="هذا الجزء يكشف النهاية.">النهاية</Spoiler>
      </div>
    </Stack>
  ),
};

export const ToggleInteractions: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Show spoiler', expanded: false });
    await expect(button.closest('[data-state]')).toHaveAttribute('data-state', 'closed');
    await expect(canvas.queryByText('The kingdom is saved.')).toBeNull();
    await userEvent.click(button);
    await expect(button.closest('[data-state]')).toHaveAttribute('data-state', 'open');
    await expect(canvas.getByText('The kingdom is saved.')).toBeVisible();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText('The kingdom is saved.')).toBeNull();
  },
};
