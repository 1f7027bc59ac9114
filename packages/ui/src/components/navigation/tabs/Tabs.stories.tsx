import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { styled } from '../../../theme/stitches.ts';
import { Grid } from '../../page/layout/Grid.tsx';
import { Stack } from '../../page/layout/Stack.tsx';
import { Text } from '../../typography/text/Text.tsx';
import { type TabItem, Tabs } from './Tabs.tsx';

const Narrow = styled('div', { width: '300px', maxWidth: '100%' });

const items: TabItem<string>[] = [
  { value: 'games', label: 'Games', icon: 'gamepad', content: <Text>All games</Text> },
  { value: 'anime', label: 'Anime', icon: 'tv', content: <Text>All anime</Text> },
  { value: 'films', label: 'Films', icon: 'film', content: <Text>All films</Text>, disabled: true },
  { value: 'lists', label: 'Lists', note: '12', content: <Text>All lists</Text> },
  { value: 'people', label: 'People', content: <Text>All people</Text> },
];

const meta = {
  component: Tabs,
  args: { label: 'Catalogue', items, onChange: fn() },
  parameters: {
    dataAttributes: { 'data-state': 'on a tab and its panel: `active` or `inactive`' },
    keys: {
      Tab: 'moves to the selected tab, then to its panel',
      'ArrowRight, ArrowLeft':
        'moves to the next or previous tab, from one end to the other, and selects it; mirrored in right-to-left text',
      'Home, End': 'moves to the first or the last tab, and selects it',
      'Enter, Space': 'selects the focused tab, with `activation="manual"`',
    },
  },
} satisfies Meta<typeof Tabs<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SelectedInitially: Story = { args: { defaultValue: 'lists' } };
export const Small: Story = { args: { size: 'sm' } };
export const FullWidth: Story = { args: { fullWidth: true } };
export const ManualActivation: Story = { args: { activation: 'manual' } };
export const NarrowColumn: Story = {
  decorators: [
    (Story) => (
      <Narrow>
        <Story />
      </Narrow>
    ),
  ],
};

export const States: Story = {
  parameters: { states: { target: '[role=tab]', names: ['hover', 'focus-visible'] } },
};

export const AllVariants: Story = {
  render: (args) => (
    <Stack gap={6}>
      <Tabs {...args} label="Medium" />
      <Tabs {...args} label="Small" size="sm" defaultValue="lists" />
      <Tabs {...args} label="Full width" fullWidth items={items.slice(0, 2)} />
      <Grid columns="3">
        <Tabs {...args} label="Narrow" defaultValue="people" />
        <Tabs {...args} label="Narrow, at the start" />
        <Tabs {...args} label="Narrow, in the middle" defaultValue="lists" fullWidth />
      </Grid>
      <div dir="rtl" lang="ar">
        <Tabs
          {...args}
          label="الفهرس"
          items={[
            { value: 'games', label: 'ألعاب', icon: 'gamepad', content: <Text>كل الألعاب</Text> },
            { value: 'anime', label: 'أنمي', icon: 'tv', content: <Text>كل الأنمي</Text> },
          ]}
        />
      </div>
    </Stack>
  ),
};

export const KeyboardInteractions: Story = {
  play: async ({ canvas, args }) => {
    const tab = (name: string) => canvas.getByRole('tab', { name });
    await userEvent.tab();
    await expect(tab('Games')).toHaveFocus();
    await expect(getComputedStyle(tab('Games')).outlineWidth).toBe('2px');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(tab('Lists 12')).toHaveFocus();
    await expect(canvas.getByText('All lists')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByText('All anime')).toBeVisible();
    await expect(canvas.getByText('All lists')).not.toBeVisible();
    await userEvent.click(tab('Films'));
    await expect(tab('Anime')).toHaveAttribute('aria-selected', 'true');
    await expect(args.onChange).toHaveBeenCalledTimes(3);
  },
};

export const ScrollInteractions: Story = {
  ...NarrowColumn,
  play: async ({ canvas }) => {
    const list = canvas.getByRole('tablist');
    await expect(list.scrollLeft).toBe(0);
    canvas.getByRole('tab', { name: 'Games' }).focus();
    await userEvent.keyboard('{End}');
    const [outer, inner] = [list, canvas.getByRole('tab', { name: 'People' })].map((element) =>
      element.getBoundingClientRect(),
    );
    await expect(inner?.right).toBeLessThanOrEqual((outer?.right ?? 0) + 1);
    await expect(list.scrollLeft).toBeGreaterThan(0);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await userEvent.keyboard('{Home}');
    await expect(list.scrollLeft).toBe(0);
  },
};
