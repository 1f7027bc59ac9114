import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { IconButton } from '../../actions/button/IconButton.tsx';
import { StarRating } from '../../fields/star-rating/StarRating.tsx';
import { sampleCover } from '../../graphics/image/sampleCover.ts';
import { Stack } from '../../page/layout/Stack.tsx';
import { MediaRow } from './MediaRow.tsx';

const handleEdit = fn();
const edit = <IconButton icon="edit" label="Edit Hades" onClick={handleEdit} />;

const meta = {
  component: MediaRow,
  parameters: {
    dataAttributes: {
      'data-part':
        '`rank`, `cover`, `text`, `title`, `details`, `note`, `marks`, `mark`, `rating` or `action`: part of the row',
    },
    keys: { Tab: 'moves the focus to the title, then to the buttons', Enter: 'follows the link' },
  },
  args: {
    name: 'Hades',
    href: '#hades',
    imageUrl: sampleCover('Hades'),
    details: ['Game', '2020'],
    note: 'The one that I recommend first.',
  },
} satisfies Meta<typeof MediaRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Ranked: Story = { args: { rank: 1 } };

export const AllVariants: Story = {
  render: (args) => (
    <Stack gap={5}>
      <MediaRow {...args} />
      <MediaRow {...args} rank={1} action={edit} />
      <MediaRow
        {...args}
        rank={4999}
        name="A title that is so long that it needs more than one line beside its cover"
        note={
          'A note of two lines.\n\nThe second one is as long as a text column allows, and wraps before the buttons.'
        }
        action={edit}
      />
      <MediaRow
        {...args}
        note={undefined}
        marks={[{ icon: 'refresh', text: '4th time' }]}
        rating={<StarRating size="sm" value={4.5} />}
        action={edit}
      />
      <MediaRow name="Without a page" />
      <div dir="rtl" lang="ar">
        <MediaRow {...args} rank={2} note="ملاحظة قصيرة" action={edit} />
      </div>
    </Stack>
  ),
};

export const RowInteractions: Story = {
  args: { rank: 1, action: edit },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Hades' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(handleEdit).toHaveBeenCalledOnce();
  },
};
