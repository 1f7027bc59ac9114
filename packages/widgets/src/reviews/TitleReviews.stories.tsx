import { type Review, saveReview } from '@gildshelf/api-client/contract';
import { fixtureReview, fixtureReviews, fixtureTitle } from '@gildshelf/api-client/testing';
import { Stack } from '@gildshelf/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { withFixture } from '../testing/Fixture.tsx';
import { TitleReviews } from './TitleReviews.tsx';

const itemOf = (slug: string) => ({ id: fixtureTitle('game', slug).id, title: slug });

const meta = {
  component: TitleReviews,
  args: {
    type: 'game',
    item: itemOf('disco-elysium'),
    loginHref: '/login',
    collectionHref: (username: string) => `/user/${username}/collection`,
    onUnsavedChange: fn(),
  },
  decorators: [withFixture({ signedIn: true })],
} satisfies Meta<typeof TitleReviews>;

export default meta;
type Story = StoryObj<typeof meta>;

const own = fixtureReview({
  ...{ username: 'mara', rating: 4.5, helpful_count: 2 },
  text: 'Talk to the tie. **Always** talk to the tie.\n\n1. Wake up\n2. [Find the shoe](https://example.org/shoe)',
});
const arabic = fixtureReview({ username: 'ليلى', text: 'لعبة رائعة، *لا تنسى*.\n\n> تحدث مع الجميع' });
const ownReviews = { game: { 'disco-elysium': [own, arabic] } };

export const Default: Story = {};
export const Visitor: Story = { decorators: [withFixture()] };
export const WithoutReviews: Story = { args: { item: itemOf('mass-effect-2') } };
export const OwnReview: Story = { decorators: [withFixture({ signedIn: true, reviews: ownReviews })] };

const hidden: Review = { ...own, visibility: 'private', hidden_reason: 'Spam' };
const allReviews = { game: { ...fixtureReviews.game, 'chrono-trigger': [hidden, arabic] } };

export const AllVariants: Story = {
  decorators: [withFixture({ signedIn: true, reviews: allReviews })],
  render: (args) => (
    <Stack gap={12}>
      <TitleReviews {...args} />
      <TitleReviews {...args} item={itemOf('mass-effect-2')} />
      <TitleReviews {...args} item={itemOf('chrono-trigger')} />
      <div dir="rtl" lang="ar">
        <TitleReviews {...args} item={itemOf('chrono-trigger')} />
      </div>
    </Stack>
  ),
};

export const SpoilerInteractions: Story = {
  play: async ({ canvas }) => {
    const article = within(await canvas.findByRole('article', { name: 'Review by tomasz' }));
    const button = await article.findByRole('button', { name: 'Show spoiler' });
    await expect(article.queryByText(/murderer/)).toBeNull();
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await article.findByText(/murderer/)).toBeVisible();
    await expect(button).toHaveFocus();
  },
};

export const WriteInteractions: Story = {
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Write a review' }));
    const form = within(await page.findByRole('dialog', { name: 'Write a review' }));
    await userEvent.type(form.getByLabelText('Your review'), '**Great** until ||he leaves||.');
    await userEvent.click(form.getByRole('button', { name: 'Preview' }));
    await expect(await form.findByText('Great')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Publish review' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByRole('article', { name: 'Review by Mara' })).toBeVisible();
  },
};

export const FormInteractions: Story = {
  decorators: [
    withFixture({ signedIn: true, reviews: ownReviews, exceptions: [{ endpoint: saveReview, status: 500 }] }),
  ],
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit your review' }));
    const form = within(await page.findByRole('dialog', { name: 'Edit your review' }));
    await userEvent.click(form.getByRole('button', { name: 'Publish review' }));
    await expect(await form.findByRole('alert')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Preview' }));
    await expect(await form.findByText('Always')).toBeVisible();
  },
};

export const ReportInteractions: Story = {
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Report the review by mira' }));
    const dialog = within(await page.findByRole('dialog', { name: 'Report the review by mira' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
    await expect(dialog.getByLabelText('Reason')).toBeInvalid();
  },
};
