import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Grid } from '../../page/layout/Grid.tsx';
import { Stack } from '../../page/layout/Stack.tsx';
import { CheckboxGroup, type CheckboxOption } from './CheckboxGroup.tsx';

const genres: CheckboxOption<string>[] = [
  { value: 'action', label: 'Action', note: '121' },
  { value: 'adventure', label: 'Adventure', note: '96' },
  { value: 'rpg', label: 'RPG', note: '88' },
  { value: 'puzzle', label: 'Puzzle', note: '0', disabled: true },
];
const parts: CheckboxOption<string>[] = [
  { value: 'ratings', label: 'Ratings', description: 'They become half stars.' },
  { value: 'reviews', label: 'Reviews', description: 'They stay private.' },
];

const meta = {
  component: CheckboxGroup,
  args: { label: 'Genre', options: genres, onChange: fn() },
  parameters: { keys: { Tab: 'moves from option to option', Space: 'chooses the focused option, or not' } },
} satisfies Meta<typeof CheckboxGroup<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultValue: ['adventure', 'rpg'] } };
export const Horizontal: Story = { args: { orientation: 'horizontal', defaultValue: ['rpg'] } };
export const Cards: Story = {
  args: {
    label: 'What to import',
    options: parts,
    variant: 'card',
    orientation: 'horizontal',
    defaultValue: ['ratings'],
  },
};
export const Failed: Story = { args: { error: 'Please choose at least one.' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: ['rpg'] } };

export const AllVariants: Story = {
  render: (args) => (
    <Stack gap={6}>
      <Grid columns="3">
        <CheckboxGroup {...args} defaultValue={['adventure', 'rpg']} hint="Any number" />
        <CheckboxGroup {...args} error="Please choose at least one." />
        <CheckboxGroup {...args} disabled defaultValue={['rpg']} />
        <CheckboxGroup {...args} size="sm" collapseAfter={3} defaultValue={['rpg']} />
        <CheckboxGroup {...args} size="sm" collapseAfter={2} defaultValue={['rpg']} />
      </Grid>
      <CheckboxGroup {...args} orientation="horizontal" defaultValue={['rpg']} />
      <CheckboxGroup {...args} label="What to import" options={parts} defaultValue={['ratings']} />
      <CheckboxGroup
        {...args}
        label="What to import"
        options={parts}
        variant="card"
        orientation="horizontal"
        defaultValue={['ratings']}
      />
      <div dir="rtl" lang="ar">
        <CheckboxGroup
          {...args}
          label="النوع"
          options={[
            { value: 'rpg', label: 'تقمص أدوار', note: '88' },
            { value: 'indie', label: 'مستقلة', note: '54' },
          ]}
          defaultValue={['rpg']}
        />
      </div>
    </Stack>
  ),
};

export const ChoiceInteractions: Story = {
  play: async ({ canvas, args }) => {
    const box = (name: string) => canvas.getByRole('checkbox', { name });
    await userEvent.tab();
    await expect(box('Action')).toHaveFocus();
    await expect(getComputedStyle(box('Action')).outlineWidth).toBe('2px');
    await userEvent.keyboard(' ');
    await userEvent.click(canvas.getByText('RPG'));
    await expect(args.onChange).toHaveBeenLastCalledWith(['action', 'rpg']);
    await userEvent.click(canvas.getByText('Puzzle'));
    await expect(box('Puzzle')).not.toBeChecked();
  },
};
