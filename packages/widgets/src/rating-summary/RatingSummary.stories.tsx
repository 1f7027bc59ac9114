import { ownMessages } from '@gildshelf/api-client/contract';
import { present } from '@gildshelf/api-client/react';
import { fixtureTitle } from '@gildshelf/api-client/testing';
import { Button, Stack } from '@gildshelf/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { RatingSummary } from './RatingSummary.tsx';

const view = present('game', fixtureTitle('game', 'disco-elysium'));
const meta = {
  component: RatingSummary,
  parameters: {
    dataAttributes: { 'data-part': 'on figure, stars and text: `score`, for scripts that change them' },
  },
  args: {
    type: 'game',
    view,
    href: '/game/disco-elysium',
    rating: { average: 4.25, count: 12 },
    action: (
      <Button variant="gold" size="sm">
        Rate
      </Button>
    ),
  },
} satisfies Meta<typeof RatingSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Small: Story = { args: { size: 'sm', action: null } };
export const AllVariants: Story = {
  render: (args) => (
    <Stack gap={6}>
      <RatingSummary {...args} />
      <RatingSummary
        {...args}
        rating={{ average: null, count: 0 }}
        href={undefined}
        view={{ ...view, title: 'Hades' }}
      />
      <RatingSummary
        {...args}
        rating={{ average: 5, count: 1 }}
        view={{ ...view, title: 'A title as long as '.repeat(6) }}
      />
      <RatingSummary {...args} size="sm" action={null} view={{ ...view, title: 'Hollow Knight' }} />
      <RatingSummary
        {...args}
        size="sm"
        rating={{ average: null, count: 0 }}
        view={{ ...view, title: 'Another title as long as '.repeat(6) }}
      />
    </Stack>
  ),
};

export const NoRatingsInteractions: Story = {
  args: { rating: { average: null, count: 0 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(ownMessages.embed.unrated)).toBeVisible();
    const score = canvasElement.querySelector('[data-part="score"]');
    await expect(score).toHaveTextContent(ownMessages.embed.unrated);
  },
};
