import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from '../../../theme/stitches.ts';
import { Stack } from '../../page/layout/Stack.tsx';
import { FactList } from './FactList.tsx';

const release = [
  { label: 'Release date', value: '03/03/2017' },
  { label: 'Platforms', value: 'Nintendo Switch' },
  { label: 'ESRB rating', value: 'Everyone 10+' },
];

const Narrow = styled('div', { maxWidth: '20rem' });

const meta = {
  component: FactList,
  parameters: {
    dataAttributes: {
      'data-wide': 'present on a fact with a row of its own',
      'data-accent': 'present on the most important figure',
    },
  },
  args: {
    facts: [
      { label: 'Score', value: '9.29', accent: true },
      { label: 'Episodes', value: 28 },
      { label: 'Status', value: 'Finished Airing' },
      { label: 'Type', value: 'TV' },
      { label: 'Year', value: 2023 },
      { label: 'Duration', value: '24 min per ep' },
      { label: 'Airing Dates', value: '2023/9/29 to 2024/3/22', wide: true },
      { label: 'Rating', value: 'PG-13 - Teens 13 or older', wide: true },
    ],
  },
} satisfies Meta<typeof FactList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const InARow: Story = { args: { variant: 'row', facts: release } };

export const NarrowColumn: Story = {
  decorators: [
    (Story) => (
      <Narrow>
        <Story />
      </Narrow>
    ),
  ],
};

export const AllVariants: Story = {
  render: (args) => (
    <Stack gap={10}>
      <FactList {...args} />
      <FactList variant="row" facts={release} />
      <div dir="rtl" lang="ar">
        <FactList
          variant="row"
          facts={[
            { label: 'السنة', value: 2023 },
            { label: 'المنصات', value: 'Nintendo Switch', wide: true },
          ]}
        />
      </div>
    </Stack>
  ),
};
