import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../../actions/button/Button.tsx';
import { Stack } from '../../page/layout/Stack.tsx';
import { Text } from '../../typography/text/Text.tsx';
import { Undecided } from './Undecided.tsx';

const meta = {
  component: Undecided,
  args: { children: <Button href="#register">Join Now</Button> },
  render: (args) => (
    <Stack gap={4}>
      <Text>The place below is kept for a button.</Text>
      <Undecided {...args} />
      <Text>What follows stays where it is.</Text>
    </Stack>
  ),
} satisfies Meta<typeof Undecided>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllVariants: Story = {
  render: (args) => (
    <Stack direction="row" gap={8}>
      <Stack gap={4}>
        <Text>Undecided</Text>
        <Undecided {...args} />
        <Text>What follows</Text>
      </Stack>
      <Stack gap={4}>
        <Text>Decided</Text>
        <div>{args.children}</div>
        <Text>What follows</Text>
      </Stack>
    </Stack>
  ),
};

export const SpaceInteractions: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByText('Join Now');
    await expect(button).not.toBeVisible();
    await expect(button.getBoundingClientRect().height).toBeGreaterThan(0);
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
  },
};
