import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { styled } from '../../../theme/stitches.ts';
import { Button } from '../../actions/button/Button.tsx';
import { Select } from '../../fields/field/Select.tsx';
import { StarRating } from '../../fields/star-rating/StarRating.tsx';
import { Heading } from '../../typography/heading/Heading.tsx';
import { Text } from '../../typography/text/Text.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Island } from './Island.tsx';

const content = (
  <Stack gap={4}>
    <Heading level={2}>On your shelf</Heading>
    <Text tone="secondary">A part of somebody else's page.</Text>
    <StarRating label="Rating" value={3.5} />
    <Select label="Status" options={[{ value: 'completed', label: 'Completed' }]} />
    <Button variant="gold">Submit</Button>
  </Stack>
);

/** Stands for a third-party page: light, with a serif font and centred text. */
const Paper = styled('article', {
  padding: '32px',
  color: '#202122',
  backgroundColor: '#fff',
  fontFamily: '"Palatino Linotype", Georgia, serif',
  fontSize: '19px',
  textAlign: 'center',
});

const meta = {
  component: Island,
  args: { children: content },
  decorators: [
    (Story) => (
      <Paper>
        <p>Before it.</p>
        <Story />
        <p>Behind it.</p>
      </Paper>
    ),
  ],
} satisfies Meta<typeof Island>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AllVariants: Story = {
  render: (args) => (
    <Stack gap={6}>
      <Island {...args} />
      <Island>Donaudampfschifffahrtselektrizitätenhauptbetriebswerk</Island>
    </Stack>
  ),
};

export const StyleIsolationInteractions: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const inside = getComputedStyle(canvas.getByText("A part of somebody else's page."));
    await expect(inside.textAlign).toBe('start');
    await expect(inside.fontFamily).not.toContain('Georgia');
    const outside = getComputedStyle(canvas.getByText('Behind it.'));
    await expect(outside.fontFamily).toContain('Georgia');
    await expect(outside.color).toBe('rgb(32, 33, 34)');
  },
};
