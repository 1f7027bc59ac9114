import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { styled } from '../../../theme/stitches.ts';
import { Stack } from '../../page/layout/Stack.tsx';
import { ToggleGroup, type ToggleGroupItem } from './ToggleGroup.tsx';

const Column = styled('div', { maxWidth: '360px' });

const two: ToggleGroupItem<string>[] = [
  { value: 'games', label: 'Games', icon: 'gamepad' },
  { value: 'anime', label: 'Anime', icon: 'tv' },
];
const three: ToggleGroupItem<string>[] = [
  ...two,
  { value: 'films', label: 'Films', icon: 'film', disabled: true },
];

const meta = {
  component: ToggleGroup,
  args: { label: 'Content type', items: two, onChange: fn() },
  parameters: {
    dataAttributes: { 'data-state': '`on` for the selected item, `off` for the others' },
    keys: {
      Tab: 'moves the focus to the selected item, and out of the group',
      'ArrowRight, ArrowDown':
        'selects the next item, after the last one the first (in right-to-left text ArrowLeft)',
      'ArrowLeft, ArrowUp': 'selects the previous item (in right-to-left text ArrowRight)',
    },
  },
  decorators: [
    (Story) => (
      <Column>
        <Story />
      </Column>
    ),
  ],
} satisfies Meta<typeof ToggleGroup<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WordsOnly: Story = {
  args: { items: two.map(({ value, label }) => ({ value, label })), defaultValue: 'anime' },
};
/** Items that do not fit in a row continue on the next. */
export const FiveItems: Story = {
  args: {
    items: ['Games', 'Anime', 'Movies', 'TV Shows', 'Manga'].map((label) => ({ value: label, label })),
  },
};
export const WithDisabledItem: Story = { args: { items: three } };

export const States: Story = {
  parameters: { states: { target: 'input' } },
};

export const AllVariants: Story = {
  render: (args) => (
    <Stack gap={4}>
      <ToggleGroup {...args} />
      <ToggleGroup {...args} items={three} defaultValue="anime" />
      <ToggleGroup {...args} iconsOnly />
      <ToggleGroup
        {...args}
        items={[
          { value: 'long', label: 'Donaudampfschifffahrtsgesellschaft' },
          { value: 'short', label: 'No' },
        ]}
      />
      <div dir="rtl" lang="ar">
        <ToggleGroup
          {...args}
          items={[
            { value: 'games', label: 'ألعاب', icon: 'gamepad' },
            { value: 'anime', label: 'أنمي', icon: 'tv' },
          ]}
        />
      </div>
    </Stack>
  ),
};

export const ChoiceInteractions: Story = {
  args: { items: three },
  play: async ({ args, canvas }) => {
    const games = canvas.getByRole('radio', { name: 'Games' });
    const anime = canvas.getByRole('radio', { name: 'Anime' });
    await userEvent.click(anime);
    await expect(anime).toBeChecked();
    await userEvent.click(anime);
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(games).toHaveFocus();
    await expect(games).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(anime).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(3);
    await userEvent.click(canvas.getByText('Films'));
    await expect(anime).toBeChecked();
  },
};
