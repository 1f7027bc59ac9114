import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../page/layout/Stack.tsx';
import { Heading } from './Heading.tsx';

const meta = { component: Heading, args: { level: 1, children: 'Discover Content' } } satisfies Meta<
  typeof Heading
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SmallFirstLevel: Story = { args: { level: 1, size: 'lg' } };

export const Centred: Story = { args: { align: 'centre' } };
export const DeepLevel: Story = { args: { level: 5, children: 'A fifth level looks like a third' } };

export const AllVariants: Story = {
  render: () => (
    <Stack gap={5}>
      <Heading level={1}>The Legend of Zelda: Breath of the Wild</Heading>
      <Heading level={2} size="lg">
        Welcome, Mara!
      </Heading>
      <Heading level={2}>Top 100 Games</Heading>
      <Heading level={3}>On your shelf</Heading>
      <Heading level={4}>Cowboy Bebop: Knockin' on Heaven's Door</Heading>
      <Heading level={2} size="lg" align="centre">
        Welcome Back!
      </Heading>
    </Stack>
  ),
};
