import { useRateTitle } from '@gildshelf/api-client/react';
import { fixtureTitle } from '@gildshelf/api-client/testing';
import { Button } from '@gildshelf/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { withFixture } from '../testing/Fixture.tsx';
import { UndoNotice } from './UndoNotice.tsx';

const { id } = fixtureTitle('game', 'hades-2018');

function DropHades() {
  const rate = useRateTitle('game');
  return (
    <Button onClick={() => void rate.run({ titleId: id, status: 'dropped', rating: 1 })}>Drop Hades</Button>
  );
}

const meta = {
  component: UndoNotice,
  parameters: {
    docs: { story: { inline: false, height: '240px' } },
    keys: { F8: 'moves the focus to the notice', Escape: 'closes the notice' },
  },
  render: (args) => (
    <>
      <DropHades />
      <UndoNotice {...args} />
    </>
  ),
  decorators: [withFixture({ signedIn: true })],
} satisfies Meta<typeof UndoNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const dropHades: Story['play'] = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: 'Drop Hades' }));
  await expect(await canvas.findByRole('button', { name: 'Undo' })).toBeVisible();
};

export const AllVariants: Story = { play: dropHades };

export const UndoInteractions: Story = {
  play: async (context) => {
    await dropHades(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByText('The change is undone.')).toBeVisible();
  },
};
