import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../page/layout/Grid.tsx';
import { Stack } from '../../page/layout/Stack.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = { component: Skeleton } satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Heading: Story = { args: { shape: 'heading', width: 'half' } };
export const Circle: Story = { args: { shape: 'circle' } };
export const Banner: Story = { args: { shape: 'banner' } };
export const Card: Story = { args: { shape: 'card' } };
export const InThePlaceOfWords: Story = { args: { children: <p>As long as these words</p> } };
export const Tile: Story = { args: { shape: 'tile' } };

export const AllVariants: Story = {
  render: () => (
    <Stack gap={6}>
      <Skeleton shape="heading" width="half" />
      <div>
        <Skeleton />
        <Skeleton />
        <Skeleton width="third" />
        <Skeleton width="word" />
      </div>
      <Skeleton>
        <p>As long as these words</p>
      </Skeleton>
      <Stack direction="row" gap={6} align="start" wrap>
        <Skeleton shape="circle" />
        <Skeleton shape="tile" />
        <Skeleton shape="card" />
      </Stack>
      <Grid columns="2">
        <Skeleton shape="banner" />
      </Grid>
    </Stack>
  ),
};
