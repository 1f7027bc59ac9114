import { catalogueTypes, mediaTypes, messages } from '@gildshelf/api-client/contract';
import { Avatar, Button, Heading, Page, Stack } from '@gildshelf/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { withFixture } from '../testing/Fixture.tsx';
import { Collection } from './Collection.tsx';
import { CollectionGrid } from './CollectionGrid.tsx';
import { CollectionToolbar } from './CollectionToolbar.tsx';
import { TrackedTile } from './TrackedTile.tsx';

const { listTrackedTitles } = mediaTypes.game;

const meta = {
  component: Collection,
  subcomponents: { CollectionGrid, CollectionToolbar, TrackedTile },
  args: {
    browseHref: '/',
    aside: (
      <Stack gap={4}>
        <Avatar size="lg" name="Mara" />
        <Heading level={1} size="lg">
          Welcome, Mara!
        </Heading>
      </Stack>
    ),
    footer: (
      <Stack direction="row">
        <Button variant="quiet" startIcon="logout">
          Logout
        </Button>
      </Stack>
    ),
  },
  decorators: [
    (Story) => (
      <Page>
        <Story />
      </Page>
    ),
  ],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Collection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { decorators: [withFixture({ signedIn: true })] };
export const AllVariants: Story = { ...Default };
export const Anime: Story = { decorators: [withFixture({ signedIn: true, contentType: 'anime' })] };
/** On a site whose server has TV series and manga. */
export const FiveMediaTypes: Story = {
  decorators: [
    withFixture({
      signedIn: true,
      contentType: 'manga',
      mediaTypes: catalogueTypes,
      shelves: {
        manga: {
          berserk: { status: 'reading', rating: 5 },
          'death-note': { status: 'completed', rating: 3.5 },
          'vinland-saga': { status: 're-reading', rating: 4.5 },
          vagabond: { status: 'planned', rating: 0 },
        },
      },
    }),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(catalogueTypes.length);
    await expect(await canvas.findByRole('link', { name: /Vinland Saga/ })).toBeVisible();
  },
};
export const Empty: Story = { decorators: [withFixture({ signedIn: true, shelves: {} })] };
export const Loading: Story = {
  decorators: [
    withFixture({
      signedIn: true,
      exceptions: [{ endpoint: listTrackedTitles, delay: Number.POSITIVE_INFINITY }],
    }),
  ],
};
export const Failed: Story = {
  decorators: [withFixture({ signedIn: true, exceptions: [{ endpoint: listTrackedTitles, status: 500 }] })],
};

const statuses = ['completed', 'playing', 'planned', 'dropped'];

/** A collection so long that only the cards in view are rendered. */
export const Thousands: Story = {
  decorators: [
    withFixture({
      signedIn: true,
      exceptions: [
        {
          endpoint: listTrackedTitles,
          status: 200,
          body: Array.from({ length: 5000 }, (_, index) => ({
            id: index,
            slug: `game-${index + 1}`,
            name: `Game ${index + 1}`,
            user_status: statuses[index % statuses.length],
            user_rating: index % statuses.length === 2 ? 0 : (index % 11) / 2,
          })),
        },
      ],
    }),
  ],
  play: async ({ canvasElement }) => {
    const list = await within(canvasElement).findByRole('list', { name: 'Games' });
    const [first, ...others] = within(list).getAllByRole('listitem');
    await expect(first).toHaveAttribute('aria-setsize', '5000');
    await expect(others.length).toBeLessThan(100);
  },
};

export const EditInteractions: Story = {
  ...Default,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const edit = await page.findByRole('button', { name: 'Edit Hades' });
    await userEvent.click(edit);
    const dialog = within(await page.findByRole('dialog', { name: 'Edit Game' }));
    await userEvent.selectOptions(dialog.getByLabelText('Status'), 'Dropped');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    const notice = await page.findByRole('dialog', { name: 'Rating Updated' });
    await expect(notice).toHaveTextContent(messages.collection.rated('Hades'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(edit).toHaveFocus());
  },
};

export const RemoveInteractions: Story = {
  ...Default,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: 'Remove Hades' }));
    await userEvent.click(await page.findByRole('button', { name: 'Delete' }));
    const notice = await page.findByRole('dialog', { name: 'Successfully Removed' });
    await expect(notice).toHaveTextContent(messages.collection.removed('Hades'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('button', { name: 'Remove Hades' })).toBeNull());
  },
};
