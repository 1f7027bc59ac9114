import { updateListEntry } from '@gildshelf/api-client/contract';
import { type LoadedList, useList } from '@gildshelf/api-client/react';
import { fixtureLists, fixtureUser } from '@gildshelf/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { withFixture } from '../testing/Fixture.tsx';
import { ListEditor } from './ListEditor.tsx';

const emptyList: LoadedList = {
  ...{ id: 'new', slug: 'new', name: 'New', description: '', visibility: 'private', is_ranked: false },
  ...{ count: 0, created_at: '', updated_at: '', items: [] },
  username: fixtureUser.username,
};

/** A list of the signed-in user by its slug. */
function OwnList({ slug }: { readonly slug: string }) {
  const list = useList(slug);
  return list.state === 'ready' ? <ListEditor list={list.data} more={list.more} /> : null;
}

const slugOf = (index: number) => fixtureLists[index]?.slug ?? '';

const meta = {
  component: ListEditor,
  args: { list: emptyList },
  decorators: [withFixture({ signedIn: true })],
  render: () => <OwnList slug={slugOf(0)} />,
} satisfies Meta<typeof ListEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NotRanked: Story = { render: () => <OwnList slug={slugOf(1)} /> };
export const Empty: Story = { render: (args) => <ListEditor {...args} /> };

export const AllVariants: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Move Frieren/ }));
    await expect(canvas.getByRole('button', { name: /^Move Frieren.* up$/ })).toBeVisible();
  },
};

export const OrderInteractions: Story = {
  play: async ({ canvas, userEvent }) => {
    const handle = await canvas.findByRole('button', { name: 'Move Disco Elysium' });
    handle.focus();
    await userEvent.keyboard(' {ArrowDown} ');
    await waitFor(() => expect(canvas.getAllByRole('listitem')[1]).toHaveTextContent('2Disco Elysium'));
    await expect(canvas.getByRole('button', { name: 'Move Disco Elysium' })).toHaveFocus();
  },
};

export const EntryInteractions: Story = {
  play: async ({ canvas, userEvent }) => {
    const edit = await canvas.findByRole('button', { name: 'Edit the entry of Chrono Trigger' });
    await userEvent.click(edit);
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Note' }), ' And the sea.');
    await userEvent.click(dialog.getByRole('button', { name: 'Save entry' }));
    await canvas.findByText(/And the sea\.$/);
  },
};

export const FailedInteractions: Story = {
  decorators: [withFixture({ signedIn: true, exceptions: [{ endpoint: updateListEntry, status: 500 }] })],
  play: async ({ canvas, userEvent }) => {
    const handle = await canvas.findByRole('button', { name: 'Move Disco Elysium' });
    handle.focus();
    await userEvent.keyboard(' {End} ');
    await canvas.findByRole('alert');
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('1Disco Elysium');
  },
};
