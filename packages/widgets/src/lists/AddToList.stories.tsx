import { fixtureTitle } from '@gildshelf/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { withFixture } from '../testing/Fixture.tsx';
import { AddToList } from './AddToList.tsx';

const meta = {
  component: AddToList,
  args: {
    type: 'game',
    item: { id: fixtureTitle('game', 'portal-2').id, title: 'Portal 2' },
    listsHref: '#lists',
  },
  decorators: [withFixture({ signedIn: true })],
} satisfies Meta<typeof AddToList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutLists: Story = { decorators: [withFixture({ signedIn: true, lists: [] })] };

export const AllVariants: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'In 1 list' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await dialog.findByRole('checkbox', { name: 'With Noor' });
  },
};

export const AddInteractions: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'In 1 list' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    const checkbox = await dialog.findByRole('checkbox', { name: 'With Noor' });
    await userEvent.click(checkbox);
    await dialog.findByText('Added to With Noor');
    await expect(checkbox).toBeChecked();
    await userEvent.type(dialog.getByRole('textbox'), 'Puzzles{Enter}');
    await dialog.findByText('Added to Puzzles');
  },
};
