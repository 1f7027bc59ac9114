import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Text } from '../../typography/text/Text.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Card } from './Card.tsx';

const meta = {
  component: Card,
  args: { children: <Text>A calm surface for one thing.</Text> },
  parameters: { keys: { Enter: 'follows the link, with `href`' } },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AsLink: Story = { args: { href: '#card' } };
export const LittleRoom: Story = { args: { padding: 'sm' } };

export const States: Story = {
  args: { href: '#card' },
  parameters: { states: { target: 'a', names: ['hover', 'focus-visible'] } },
};

export const AllVariants: Story = {
  render: () => (
    <Stack gap={6}>
      <Card>
        <Text>It holds something.</Text>
      </Card>
      <Card href="#card" padding="sm">
        <Text>It leads somewhere.</Text>
      </Card>
      <Card padding="none">
        <Text>What it holds brings its own room.</Text>
      </Card>
    </Stack>
  ),
};

export const FocusInteractions: Story = {
  args: { href: '#card' },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const card = within(canvasElement).getByRole('link', { name: 'A calm surface for one thing.' });
    await expect(card).toHaveFocus();
    await expect(getComputedStyle(card).outlineWidth).toBe('2px');
  },
};
