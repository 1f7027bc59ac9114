import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleCover } from '../../graphics/image/sampleCover.ts';
import { Stack } from '../../page/layout/Stack.tsx';
import { SelectBox } from '../data-grid/SelectBox.tsx';
import { CompactCover } from './CompactCover.tsx';
import { CompactCoverGrid } from './CompactCoverGrid.tsx';

const meta = {
  component: CompactCover,
  subcomponents: { CompactCoverGrid },
  args: {
    name: 'Outer Wilds',
    href: '#outer-wilds',
    imageUrl: sampleCover('Outer Wilds'),
    status: 'Completed',
    statusIcon: 'check',
    rating: 4.5,
  },
  render: (args) => (
    <CompactCoverGrid aria-label="Games">
      <CompactCover {...args} />
    </CompactCoverGrid>
  ),
  parameters: {
    dataAttributes: {
      'data-part': '`tile`, `body` or `cover`: part of a cover',
      'data-state': '`selected`; on the grid `busy` or `ready`',
    },
  },
} satisfies Meta<typeof CompactCover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Planned: Story = { args: { status: 'Planned', statusIcon: 'bookmark', rating: 0 } };

export const AllVariants: Story = {
  render: (args) => (
    <Stack gap={6}>
      <CompactCoverGrid aria-label="Games">
        <CompactCover {...args} />
        <CompactCover {...args} name="Obra Dinn" status="Planned" statusIcon="bookmark" rating={0} />
        <CompactCover
          {...args}
          selected
          control={<SelectBox label="Outer Wilds" checked onChange={() => {}} />}
        />
        <CompactCover {...args} href={undefined} imageUrl={null} />
      </CompactCoverGrid>
      <CompactCoverGrid aria-label="Covers that are replaced" busy dir="rtl" lang="ar">
        <CompactCover {...args} />
      </CompactCoverGrid>
    </Stack>
  ),
};
