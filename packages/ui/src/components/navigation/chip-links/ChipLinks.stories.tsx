import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../page/layout/Grid.tsx';
import { Stack } from '../../page/layout/Stack.tsx';
import { ChipLinks } from './ChipLinks.tsx';

const meta = {
  component: ChipLinks,
  args: {
    label: 'Genres',
    links: [
      { label: 'Action', href: '#action' },
      { label: 'Adventure', href: '#adventure' },
      { label: 'Open world', href: '#open-world' },
    ],
  },
  parameters: { dataAttributes: { 'data-part': '`note`: the text after the label' } },
} satisfies Meta<typeof ChipLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const withNotes = [
  { label: 'All', href: '#all', note: '2,046', current: true },
  { label: 'Planned', href: '#planned', note: '288' },
];
export const Counts: Story = { args: { label: 'Status', links: withNotes } };

export const AllVariants: Story = {
  render: (args) => (
    <Stack gap={6}>
      <ChipLinks {...args} />
      <ChipLinks label="Status" links={withNotes} />
      <Grid columns="3">
        <ChipLinks
          label="Studios"
          links={[
            { label: 'A studio whose name is longer than the line of a narrow column', href: '#long' },
            { label: '葬送のフリーレン', href: '#japanese' },
          ]}
        />
      </Grid>
      <div dir="rtl" lang="ar">
        <ChipLinks label="الأنواع" links={[{ label: 'مغامرات', href: '#a' }, ...args.links]} />
      </div>
    </Stack>
  ),
};
