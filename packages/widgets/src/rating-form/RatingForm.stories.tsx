import { mediaTypes, messages } from '@gildshelf/api-client/contract';
import { fixtureTitle } from '@gildshelf/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { withFixture } from '../testing/Fixture.tsx';
import { RatingForm } from './RatingForm.tsx';

const itemOf = (slug: string) => ({ id: fixtureTitle('game', slug).id, title: slug });
const { rateTitle } = mediaTypes.game;

const meta = {
  component: RatingForm,
  args: { type: 'game', item: itemOf('disco-elysium'), onSignedOut: fn() },
  decorators: [withFixture({ signedIn: true })],
} satisfies Meta<typeof RatingForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Untracked: Story = { args: { item: itemOf('mass-effect-2') } };
export const Planned: Story = { args: { item: itemOf('hollow-knight') } };
export const AllVariants: Story = {};

export const SaveInteractions: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const status = await page.findByLabelText('Status');
    await waitFor(() => expect(status).toHaveValue('playing'));
    await userEvent.selectOptions(status, 'Completed');
    page.getByRole('slider', { name: 'Rating' }).focus();
    await userEvent.keyboard('{End}');
    await userEvent.click(page.getByRole('button', { name: 'Submit' }));
    await waitFor(async () =>
      expect((await page.findAllByText(messages.media.ratingSaved))[0]).toBeVisible(),
    );
  },
};

export const FailureInteractions: Story = {
  decorators: [withFixture({ signedIn: true, exceptions: [{ endpoint: rateTitle, status: 500 }] })],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const status = await page.findByLabelText('Status');
    await waitFor(() => expect(status).toHaveValue('playing'));
    await userEvent.click(page.getByRole('button', { name: 'Submit' }));
    await expect(await page.findByText(messages.media.ratingFailed)).toBeVisible();
  },
};
