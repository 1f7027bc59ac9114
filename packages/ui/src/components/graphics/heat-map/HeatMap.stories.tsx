import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Stack } from '../../page/layout/Stack.tsx';
import { Panel } from '../../page/panel/Panel.tsx';
import { HeatMap } from './HeatMap.tsx';

/** Days of a year with 0 to 5 entries, the same in every run. */
const daysOf = (year: number, until = 366) =>
  Array.from({ length: until }, (_, index) => ({
    date: new Date(Date.UTC(year, 0, index + 1)).toISOString().slice(0, 10),
    count: Math.max(0, ((index * 37 + (index % 7) * 11 + (index % 5) * 3) % 17) - 11),
  }));

const meta = {
  component: HeatMap,
  parameters: {
    dataAttributes: {
      'data-level': 'on the cells of a level: `0` without entries, `1` to `3`, `4` for more',
    },
    keys: { Tab: 'the links of the months' },
  },
  args: {
    label: '214 entries on 131 days of 2026.',
    year: 2026,
    days: daysOf(2026, 320),
    href: (month: string) => `#${month}`,
    currentMonth: '2026-11',
  },
  decorators: [
    (Story) => (
      <Panel>
        <Story />
      </Panel>
    ),
  ],
} satisfies Meta<typeof HeatMap>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { days: [], label: 'No entries in 2026.', currentMonth: undefined } };
export const LeapYear: Story = { args: { year: 2028, days: daysOf(2028), label: 'Entries of 2028.' } };

export const AllVariants: Story = {
  render: (args) => (
    <Stack gap={6}>
      <HeatMap {...args} />
      <HeatMap {...args} days={[]} label="No entries in 2026." currentMonth={undefined} />
      <div dir="rtl" lang="ar">
        <HeatMap {...args} year={2028} days={daysOf(2028)} label="2028" />
      </div>
    </Stack>
  ),
};

export const KeyboardInteractions: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'January 2026' })).toHaveFocus();
    await expect(canvas.getAllByRole('link')).toHaveLength(12);
    await expect(canvas.getByRole('link', { name: 'November 2026' })).toHaveAttribute('aria-current', 'page');
  },
};
