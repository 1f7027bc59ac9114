import { catalogues, mediaTypes, ownMessages } from '@gildshelf/api-client/contract';
import { fixtureUser } from '@gildshelf/api-client/testing';
import { Stack } from '@gildshelf/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { withFixture } from '../testing/Fixture.tsx';
import { EmbedContent } from './EmbedContent.tsx';
import { EmbedFrame } from './EmbedFrame.tsx';
import { readEmbedRequest } from './readEmbedRequest.ts';

/** The parsed request of a frame's URL. */
function requestOf(url: string) {
  const request = readEmbedRequest(url);
  if (!request) throw new Error(`${url} is not the URL of a frame.`);
  return request;
}

const { username } = fixtureUser;
const carousel = requestOf('/embed/carousel');
const list = requestOf('/embed/list?slugs=disco-elysium,nothing,portal-2,elden-ring');
const rating = requestOf('/embed/rating?slug=hades-2018');
const smallRating = requestOf('/embed/rating?slug=disco-elysium&size=small');
const badge = requestOf(`/embed/badge?user=${username}`);
const collection = requestOf(`/embed/collection?user=${username}`);
const never = { delay: Number.POSITIVE_INFINITY };
const failing = { status: 500 };
const { listTopTitles, getTitleDetails } = catalogues.game;
const { listPublicTitles } = mediaTypes.game;

const meta = {
  component: EmbedFrame,
  subcomponents: { EmbedContent },
  parameters: { layout: 'fullscreen' },
  args: { request: carousel },
  decorators: [withFixture({ visibility: 'public' })],
} satisfies Meta<typeof EmbedFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

const withHost = (options: Parameters<typeof withFixture>[0]): Story['decorators'] => [withFixture(options)];

export const Default: Story = {};
export const LargeCarousel: Story = {
  args: { request: requestOf('/embed/carousel?type=anime&size=large&count=12') },
};
export const EmptyCarousel: Story = {
  decorators: withHost({ exceptions: [{ endpoint: listTopTitles, status: 200, body: [] }] }),
};
export const LoadingCarousel: Story = {
  decorators: withHost({ exceptions: [{ endpoint: listTopTitles, ...never }] }),
};
export const FailedCarousel: Story = {
  decorators: withHost({ exceptions: [{ endpoint: listTopTitles, ...failing }] }),
};

export const List: Story = { args: { request: list } };
export const UnknownTitles: Story = { args: { request: requestOf('/embed/list?slugs=nothing') } };
export const FailedList: Story = {
  args: { request: list },
  decorators: withHost({ exceptions: [{ endpoint: getTitleDetails, ...failing }] }),
};

export const Rating: Story = { args: { request: rating } };
export const SmallRating: Story = { args: { request: smallRating } };
export const MissingRating: Story = {
  args: { request: requestOf('/embed/rating?slug=nothing-of-this-name') },
};
export const LoadingRating: Story = {
  args: { request: rating },
  decorators: withHost({ exceptions: [{ endpoint: getTitleDetails, ...never }] }),
};
export const FailedRating: Story = {
  args: { request: rating },
  decorators: withHost({ exceptions: [{ endpoint: getTitleDetails, ...failing }] }),
};

export const Collection: Story = { args: { request: collection } };
export const CollectionByStatus: Story = {
  args: { request: requestOf(`/embed/collection?user=${username}&status=playing`) },
};
export const EmptyStatus: Story = {
  args: { request: requestOf(`/embed/collection?user=${username}&type=anime&status=dropped`) },
};
export const FirstPageOfCollection: Story = {
  args: { request: requestOf(`/embed/collection?user=${username}&count=2`) },
};
export const LastPageOfCollection: Story = {
  args: { request: requestOf(`/embed/collection?user=${username}&count=2&after=8`) },
};
export const EmptyCollection: Story = {
  args: { request: collection },
  decorators: withHost({ visibility: 'public', shelves: {} }),
};
export const PrivateCollection: Story = {
  args: { request: collection },
  decorators: withHost({ visibility: 'private' }),
};
export const LoadingCollection: Story = {
  args: { request: collection },
  decorators: withHost({ exceptions: [{ endpoint: listPublicTitles, ...never }] }),
};
export const FailedCollection: Story = {
  args: { request: collection },
  decorators: withHost({ exceptions: [{ endpoint: listPublicTitles, ...failing }] }),
};

export const Badge: Story = { args: { request: badge } };
export const PrivateBadge: Story = {
  args: { request: badge },
  decorators: withHost({ visibility: 'private' }),
};

export const Problem: Story = { args: { request: requestOf('/embed/rating') } };
export const UnknownWidget: Story = { args: { request: requestOf('/embed/shelf') } };

export const AllVariants: Story = {
  render: () => (
    <Stack gap={8}>
      <EmbedContent request={carousel} />
      <EmbedContent request={list} />
      <EmbedContent request={rating} />
      <EmbedContent request={smallRating} />
      <EmbedContent request={badge} />
      <EmbedContent request={collection} />
      <EmbedContent request={requestOf('/embed/rating')} />
    </Stack>
  ),
};

export const LinkInteractions: Story = {
  args: { request: rating },
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
  args: { request: requestOf('/embed/rating') },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(ownMessages.embed.slugMissing);
  },
};
