import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Grid } from '../../page/layout/Grid.tsx';
import { Stack } from '../../page/layout/Stack.tsx';
import { Histogram } from './Histogram.tsx';

const barsOf = (counts: readonly number[], own?: number) =>
  counts.map((count, index) => ({
    label: `${(index + 1) / 2}`,
    count,
    tick: index % 2 ? `${(index + 1) / 2}` : undefined,
    own: (index + 1) / 2 === own,
  }));

const meta = {
  component: Histogram,
  parameters: {
    dataAttributes: { 'data-own': 'present on the bar of the own value' },
    keys: { 'Enter, Space': 'on “As a table”: shows and hides the table' },
  },
  args: {
    caption: 'Ratings here',
    summary: '1,208 ratings; 4.5 stars are the most frequent, 402 times.',
    valueHeader: 'Stars',
    countHeader: 'Ratings',
    bars: barsOf([8, 9, 12, 22, 41, 78, 148, 243, 402, 245], 4.5),
  },
} satisfies Meta<typeof Histogram>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutOwnValue: Story = { args: { bars: barsOf([0, 0, 1, 0, 2, 3, 8, 13, 4, 2]) } };

export const AllVariants: Story = {
  render: (args) => (
    <Stack gap={8}>
      <Grid columns="3">
        <Histogram {...args} />
        <Histogram {...args} bars={barsOf([5, 0, 0, 0, 0, 0, 0, 0, 0, 0], 0.5)} />
        <Histogram {...args} bars={barsOf([0, 0, 1, 0, 2, 3, 8, 13, 4, 2])} />
      </Grid>
      <div dir="rtl" lang="ar">
        <Grid columns="3">
          <Histogram {...args} />
        </Grid>
      </div>
    </Stack>
  ),
};

export const TableInteractions: Story = {
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: '4.5 (You) 402' });
    await expect(row).not.toBeVisible();
    await userEvent.click(canvas.getByText('As a table'));
    await expect(row).toBeVisible();
    await userEvent.click(canvas.getByText('As a table'));
    await expect(row).not.toBeVisible();
  },
};
