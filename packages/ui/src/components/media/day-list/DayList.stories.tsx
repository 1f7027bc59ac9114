import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { IconButton } from '../../actions/button/IconButton.tsx';
import { Select } from '../../fields/field/Select.tsx';
import { StarRating } from '../../fields/star-rating/StarRating.tsx';
import { sampleCover } from '../../graphics/image/sampleCover.ts';
import { Stack } from '../../page/layout/Stack.tsx';
import { DayList, type DayListEntry } from './DayList.tsx';
import { PeriodHeading, type PeriodHeadingProps } from './PeriodHeading.tsx';

const handleEdit = fn();

const entry = (name: string, rest: Partial<DayListEntry> = {}): DayListEntry => ({
  id: name,
  name,
  href: `#${name.toLowerCase().replaceAll(' ', '-')}`,
  imageUrl: sampleCover(name),
  ...rest,
});

const stars = (value: number) => <StarRating size="sm" value={value} />;
const edit = (name: string) => <IconButton icon="edit" label={`Edit ${name}`} onClick={handleEdit} />;

const november: PeriodHeadingProps = {
  title: 'November 2026',
  previous: { label: 'Previous month: October 2026', href: '#2026-10' },
  next: { label: 'Next month: December 2026' },
  note: '10 entries, 4 repeats',
};

const meta = {
  component: DayList,
  subcomponents: { PeriodHeading },
  parameters: {
    dataAttributes: {
      'data-state': '`busy` while the days are those of before',
      'data-part':
        '`entries`, `entry`, `cover`, `text`, `title`, `details`, `marks`, `mark`, `rating` or `action`: part of an entry; `name`, `day` or `weekday`: part of a date',
    },
    keys: {
      Tab: 'moves the focus to the next title or action, and between the links to other periods',
      Enter: 'follows the link',
    },
  },
  args: {
    label: 'Diary of November 2026',
    days: [
      {
        date: '2026-11-22',
        label: 'Sunday, 22 November 2026',
        day: '22',
        weekday: 'Sun',
        entries: [
          entry('Blade Runner', {
            details: ['Film, 1982', 'Cinema'],
            marks: [{ icon: 'refresh', text: '4th time' }],
            rating: stars(4.5),
            action: edit('Blade Runner'),
          }),
          entry('Frieren', { details: ['Anime, 2023', '18 episodes'], action: edit('Frieren') }),
        ],
      },
      {
        date: '2026-11-20',
        label: 'Friday, 20 November 2026',
        day: '20',
        weekday: 'Fri',
        entries: [
          entry('Outer Wilds', {
            details: ['Game, 2019', '24 h'],
            rating: stars(5),
            action: edit('Outer Wilds'),
          }),
        ],
      },
    ],
  },
} satisfies Meta<typeof DayList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Under the heading of a month. */
export const WithPeriod: Story = {
  render: (args) => (
    <Stack gap={0}>
      <PeriodHeading {...november}>
        <Select
          label="Media type"
          labelInside
          options={[{ value: 'all', label: 'All types' }]}
          defaultValue="all"
        />
      </PeriodHeading>
      <DayList {...args} />
    </Stack>
  ),
};

export const AllVariants: Story = {
  render: (args) => (
    <Stack gap={8}>
      <PeriodHeading {...november} />
      <PeriodHeading
        {...november}
        previous={{ label: 'Previous month' }}
        title="January 2001"
        note=""
        level={3}
      >
        <Select
          label="Media type"
          labelInside
          options={[{ value: 'all', label: 'All types' }]}
          defaultValue="all"
        />
      </PeriodHeading>
      <DayList
        label="Dates that are partly known"
        days={[
          {
            date: '2019-03',
            label: 'March 2019',
            entries: [
              entry('A title that is so long that it needs more than one line beside its cover', {
                details: ['Film, 2018'],
                marks: [{ icon: 'refresh', text: 'Repeat' }, { text: '3 times' }],
                rating: stars(3),
              }),
            ],
          },
          { date: '2019', label: '2019', entries: [entry('Without a page', { href: undefined })] },
          ...args.days,
        ]}
      />
      <DayList label="Loading" days={[]} placeholders={2} />
      <DayList {...args} label="Busy" days={args.days.slice(1)} busy />
      <div dir="rtl" lang="ar">
        <PeriodHeading {...november} title="نوفمبر ٢٠٢٦" />
        <DayList {...args} label="يوميات" />
      </div>
    </Stack>
  ),
};

export const EntryInteractions: Story = {
  play: async ({ canvas }) => {
    const [list] = canvas.getAllByRole('list');
    await expect(list).toHaveAccessibleName('Diary of November 2026');
    await expect(canvas.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Sunday, 22 November 202622Sun',
      'Friday, 20 November 202620Fri',
    ]);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Blade Runner' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Edit Blade Runner' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(handleEdit).toHaveBeenCalledOnce();
  },
};

export const PeriodInteractions: Story = {
  render: () => <PeriodHeading {...november} />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Previous month: October 2026' })).toHaveFocus();
    const next = canvas.getByRole('link', { name: 'Next month: December 2026' });
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.tab();
    await expect(next).not.toHaveFocus();
  },
};
