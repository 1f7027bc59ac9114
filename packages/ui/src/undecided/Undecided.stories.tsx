import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Undecided } from './Undecided.tsx';

const meta = {
  component: Undecided,
  args: { children: <Button href="#register">Join Now</Button> },
} satisfies Meta<typeof Undecided>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Gallery: Story = {};

export const SpaceInteractions: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByText('Join Now');
    await expect(button).not.toBeVisible();
    await expect(button.getBoundingClientRect().height).toBeGreaterThan(0);
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
  },
};
