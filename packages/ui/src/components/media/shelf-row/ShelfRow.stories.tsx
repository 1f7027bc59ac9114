import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { sampleCover } from '../../graphics/image/sampleCover.ts';
import { Stack } from '../../page/layout/Stack.tsx';
import { ShelfRow } from './ShelfRow.tsx';

const item = (name: string, note: string, current = false) => ({
  id: name,
  name,
  note,
  current,
  href: `#${name.toLowerCase().replaceAll(' ', '-')}`,
  imageUrl: sampleCover(name),
});

const meta = {
  component: ShelfRow,
  parameters: {
    dataAttributes: { 'data-part': '`cover` or `note`: part of a title' },
    keys: { Tab: 'moves the focus to the next title, which is scrolled into view' },
  },
  args: {
    label: 'The series in order',
    items: [
      item('A Link to the Past', '1991'),
      item('Ocarina of Time', '1998'),
      item("Majora's Mask", '2000'),
      item('The Wind Waker', '2002'),
      item('Twilight Princess', '2006'),
      item('Breath of the Wild', '2017', true),
      item('Tears of the Kingdom', '2023'),
      item('Echoes of Wisdom', '2024'),
    ],
  },
} satisfies Meta<typeof ShelfRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllVariants: Story = {
  render: (args) => (
    <Stack gap={8}>
      <ShelfRow {...args} />
      <ShelfRow
        label="Similar titles"
        items={[
          {
            id: 'long',
            name: 'A title that is so long that it does not fit on two lines below its cover',
            href: '#long',
          },
          ...args.items.slice(0, 2).map(({ note, ...title }) => title),
        ]}
      />
      <div dir="rtl" lang="ar">
        <ShelfRow label="السلسلة" items={args.items} />
      </div>
    </Stack>
  ),
};

export const CurrentTitleInteractions: Story = {
  play: async ({ canvas, canvasElement }) => {
    const list = canvas.getByRole('list');
    list.style.width = '400px';
    const current = canvas.getByRole('link', { current: 'page' });
    await expect(current).toHaveTextContent('Breath of the Wild');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /A Link to the Past/ })).toHaveFocus();
    await expect(canvasElement.ownerDocument.documentElement.scrollLeft).toBe(0);
  },
};
