import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from '../../feedback/skeleton/Skeleton.tsx';
import { Text } from '../../typography/text/Text.tsx';
import { Panel } from '../panel/Panel.tsx';
import { Grid } from './Grid.tsx';
import { Stack } from './Stack.tsx';

const cells = ['First', 'Second', 'Third'].map((label) => (
  <Panel key={label} padding="sm" accent={false}>
    <Text>{label}</Text>
  </Panel>
));

const meta = { component: Grid, args: { columns: '3', children: cells } } satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Two: Story = { args: { columns: '2' } };
export const Aside: Story = { args: { columns: 'aside', children: cells.slice(0, 2) } };
export const Cards: Story = {
  args: {
    columns: 'cards',
    gap: 8,
    children: ['a', 'b', 'c', 'd'].map((key) => <Skeleton key={key} shape="card" />),
  },
};

export const AllVariants: Story = {
  render: () => (
    <Stack gap={8}>
      <Grid columns="2">{cells}</Grid>
      <Grid columns="3">{cells}</Grid>
      <Grid columns="aside">{cells.slice(0, 2)}</Grid>
      <Grid columns="cards" gap={8}>
        {['a', 'b', 'c', 'd'].map((key) => (
          <Skeleton key={key} shape="card" />
        ))}
      </Grid>
    </Stack>
  ),
};
