import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { styled } from '../../../theme/stitches.ts';
import { Button } from '../../actions/button/Button.tsx';
import { Select } from '../../fields/field/Select.tsx';
import { StarRating } from '../../fields/star-rating/StarRating.tsx';
import { Heading } from '../../typography/heading/Heading.tsx';
import { Text } from '../../typography/text/Text.tsx';
import { Stack } from '../layout/Stack.tsx';
import { AppearanceProvider } from './AppearanceProvider.tsx';
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
  subcomponents: { AppearanceProvider },
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

export const Light: Story = { args: { theme: 'light' } };
/** Follows the colour scheme that the user prefers. */
export const Auto: Story = { args: { theme: 'auto' } };
export const Accent: Story = { args: { theme: 'light', accent: '#0a7f5a' } };
export const Compact: Story = { args: { density: 'compact' } };

/** Each island has an appearance of its own; the `AppearanceProvider` sets that of the last two. */
export const AppearanceInteractions: Story = {
  render: (args) => (
    <Stack gap={6}>
      <Island {...args} />
      <Island {...args} theme="light" accent="#0a7f5a" />
      <AppearanceProvider theme="light" density="compact">
        <Island {...args} />
        <Island {...args} theme="dark" />
      </AppearanceProvider>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const buttons = within(canvasElement).getAllByRole('button', { name: 'Submit' });
    const islands = buttons.map((button) => button.closest('.gs-island') as HTMLElement);
    await expect(islands.map((island) => getComputedStyle(island).backgroundColor)).toEqual([
      'rgb(5, 20, 38)',
      'rgb(246, 243, 235)',
      'rgb(246, 243, 235)',
      'rgb(5, 20, 38)',
    ]);
    await expect(islands.map((island) => getComputedStyle(island).colorScheme)).toEqual([
      'dark',
      'light',
      'light',
      'dark',
    ]);
    await expect(buttons.map((button) => getComputedStyle(button).backgroundColor)).toEqual([
      'rgba(255, 215, 0, 0.7)',
      'rgb(10, 127, 90)',
      'rgb(154, 111, 10)',
      'rgba(255, 215, 0, 0.7)',
    ]);
    const heights = buttons.map((button) => button.offsetHeight);
    await expect(heights).toEqual(
      matchMedia('(pointer: coarse)').matches ? [44, 44, 44, 44] : [44, 44, 36, 36],
    );
  },
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
