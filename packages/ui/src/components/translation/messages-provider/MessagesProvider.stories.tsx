import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StarRating } from '../../fields/star-rating/StarRating.tsx';
import { Stack } from '../../page/layout/Stack.tsx';
import { MessagesProvider } from './MessagesProvider.tsx';

const meta = {
  component: MessagesProvider,
  args: {
    messages: { '{rating} of {max} stars': '{rating} von {max} Sternen' },
    locale: 'de',
    children: <StarRating value={3.5} />,
  },
} satisfies Meta<typeof MessagesProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllVariants: Story = {
  render: () => (
    <Stack gap={4}>
      <StarRating value={2.5} />
      <MessagesProvider messages={{ '{rating} of {max} stars': '{rating} von {max} Sternen' }} locale="de">
        <StarRating value={3.5} />
      </MessagesProvider>
      <MessagesProvider messages={{ '{rating} of {max} stars': '星{max}つ中{rating}' }} locale="ja">
        <StarRating value={4.5} />
      </MessagesProvider>
    </Stack>
  ),
};

export const NamesInteractions: Story = {
  ...AllVariants,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const name of ['2.5 of 5 stars', '3,5 von 5 Sternen', '星5つ中4.5'])
      await expect(canvas.getByRole('img', { name })).toBeVisible();
  },
};
