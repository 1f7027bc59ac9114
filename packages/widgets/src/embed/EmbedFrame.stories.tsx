import { catalogues, mediaTypes, ownMessages } from '@gildshelf/api-client/contract';
import { fixtureUser } from '@gildshelf/api-client/testing';
import { Stack } from '@gildshelf/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { withFixture } from '../testing/withFixture.tsx';
import { EmbedContent } from './EmbedContent.tsx';
import { EmbedFrame } from './EmbedFrame.tsx';
import { readEmbedRequest } from './readEmbedRequest.ts';

/** What a frame of this address shows. */
function asked(address: string) {
  const request = readEmbedRequest(address);
  if (!request) throw new Error(`${address} is no frame.`);
  return { request };
}

const { username } = fixtureUser;
const carousel = asked('/embed/carousel');
const rating = asked('/embed/rating?slug=hades-2018');
const collection = asked(`/embed/collection?user=${username}`);
const never = { delay: Number.POSITIVE_INFINITY };
const failing = { status: 500 };
const { topEndpoint, detailsEndpoint } = catalogues.game;
const { publicListEndpoint } = mediaTypes.game;

const meta = {
  component: EmbedFrame,
  subcomponents: { EmbedContent },
  parameters: { layout: 'fullscreen' },
  args: carousel,
  decorators: [withFixture({ visibility: 'public' })],
} satisfies Meta<typeof EmbedFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

const over = (options: Parameters<typeof withFixture>[0]): Story['decorators'] => [withFixture(options)];

export const Default: Story = {};
export const LargeCarousel: Story = { args: asked('/embed/carousel?type=anime&size=large&count=12') };
export const EmptyCarousel: Story = {
  decorators: over({ exceptions: [{ endpoint: topEndpoint, status: 200, body: [] }] }),
};
export const LoadingCarousel: Story = {
  decorators: over({ exceptions: [{ endpoint: topEndpoint, ...never }] }),
};
export const FailedCarousel: Story = {
  decorators: over({ exceptions: [{ endpoint: topEndpoint, ...failing }] }),
};

export const Rating: Story = { args: rating };
export const MissingRating: Story = { args: asked('/embed/rating?slug=nothing-of-this-name') };
export const LoadingRating: Story = {
  args: rating,
  decorators: over({ exceptions: [{ endpoint: detailsEndpoint, ...never }] }),
};
export const FailedRating: Story = {
  args: rating,
  decorators: over({ exceptions: [{ endpoint: detailsEndpoint, ...failing }] }),
};

export const Collection: Story = { args: collection };
export const FirstPageOfCollection: Story = { args: asked(`/embed/collection?user=${username}&count=2`) };
export const LastPageOfCollection: Story = {
  args: asked(`/embed/collection?user=${username}&count=2&after=8`),
};
export const EmptyCollection: Story = {
  args: collection,
  decorators: over({ visibility: 'public', shelves: {} }),
};
export const PrivateCollection: Story = { args: collection, decorators: over({ visibility: 'private' }) };
export const LoadingCollection: Story = {
  args: collection,
  decorators: over({ exceptions: [{ endpoint: publicListEndpoint, ...never }] }),
};
export const FailedCollection: Story = {
  args: collection,
  decorators: over({ exceptions: [{ endpoint: publicListEndpoint, ...failing }] }),
};

export const Problem: Story = { args: asked('/embed/rating') };
export const UnknownWidget: Story = { args: asked('/embed/shelf') };

export const Gallery: Story = {
  render: () => (
    <Stack gap={8}>
      <EmbedContent {...carousel} />
      <EmbedContent {...rating} />
      <EmbedContent {...collection} />
      <EmbedContent {...asked('/embed/rating')} />
    </Stack>
  ),
};

export const LinkInteractions: Story = {
  args: rating,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const link = await canvas.findByRole('link', { name: 'Hades' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
    await expect(canvas.getByRole('link', { name: 'Rate' })).toHaveAttribute(
      'href',
      '/embed/rate?type=game&slug=hades-2018',
    );
  },
};

export const ProblemInteractions: Story = {
  args: asked('/embed/rating'),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(ownMessages.embed.noSlug);
  },
};
