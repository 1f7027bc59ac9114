import { fixtureUser } from '@gildshelf/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { withFixture } from '../testing/Fixture.tsx';
import { ListFormButton } from './ListFormButton.tsx';

const meta = {
  component: ListFormButton,
  args: { onSaved: fn() },
  decorators: [withFixture({ signedIn: true })],
} satisfies Meta<typeof ListFormButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** With a list it edits that list. */
export const EditsList: Story = {
  args: {
    list: {
      ...{ id: 'list-1', slug: 'winter', name: 'Winter', description: '', visibility: 'private' },
      ...{ is_ranked: false, count: 3, created_at: '', updated_at: '' },
    },
  },
};

export const AllVariants: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New list' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Create list' }));
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeInvalid();
  },
};

export const CreateInteractions: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New list' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), `Of ${fixtureUser.username}`);
    await userEvent.click(dialog.getByRole('button', { name: 'Create list' }));
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
  },
};
