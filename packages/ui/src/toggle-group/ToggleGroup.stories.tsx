import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { styled } from '../theme/stitches.ts';
import { ToggleGroup } from './ToggleGroup.tsx';

const Column = styled('div', { maxWidth: '320px' });

function Example() {
  const [value, setValue] = useState<'games' | 'anime'>('games');
  return (
    <Column>
      <ToggleGroup
        label="Content type"
        value={value}
        onChange={setValue}
        items={[
          { value: 'games', label: 'Games', icon: 'gamepad' },
          { value: 'anime', label: 'Anime', icon: 'tv' },
        ]}
      />
    </Column>
  );
}

const meta = {
  component: ToggleGroup,
  args: { label: 'Content type', value: 'games', onChange: () => {}, items: [] },
  render: () => <Example />,
} satisfies Meta<typeof ToggleGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Gallery: Story = {};

export const ChoiceInteractions: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [games, anime] = canvas.getAllByRole('radio');
    await userEvent.click(anime as HTMLElement);
    await expect(anime).toBeChecked();
    await userEvent.click(anime as HTMLElement);
    await expect(anime).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(games).toHaveFocus());
    await userEvent.keyboard(' ');
    await expect(games).toBeChecked();
  },
};
