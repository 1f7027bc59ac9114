import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../page/layout/Stack.tsx';
import { RadioGroup, type RadioOption } from './RadioGroup.tsx';

const options: RadioOption<string>[] = [
  { value: 'private', label: 'Only me' },
  { value: 'link', label: 'Anyone with the link' },
  { value: 'public', label: 'Everyone', disabled: true },
];
const described: RadioOption<string>[] = [
  { value: 'mine', label: 'Mine', description: 'Keeps your four stars.' },
  { value: 'theirs', label: 'Theirs', description: 'Takes the four and a half stars of the file.' },
];

const meta = {
  component: RadioGroup,
  args: { label: 'Who can see it', options, onChange: fn() },
  parameters: {
    keys: {
      Tab: 'moves the focus to the chosen option, and out of the group',
      Space: 'chooses the focused option',
      'ArrowDown, ArrowRight': 'chooses the next option, after the last one the first',
      'ArrowUp, ArrowLeft': 'chooses the previous option',
    },
  },
} satisfies Meta<typeof RadioGroup<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultValue: 'private' } };
export const Horizontal: Story = { args: { orientation: 'horizontal', defaultValue: 'link' } };
export const WithDescriptions: Story = {
  args: { label: 'Rating', options: described, hint: 'The file and your collection differ.' },
};
export const Cards: Story = {
  args: { ...WithDescriptions.args, variant: 'card', orientation: 'horizontal', defaultValue: 'mine' },
};
export const Failed: Story = { args: { error: 'Please choose who can see it.', required: true } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'link' } };

export const States: Story = {
  parameters: { states: { target: 'input' } },
};

export const AllVariants: Story = {
  render: (args) => (
    <Stack gap={6}>
      <RadioGroup {...args} defaultValue="private" />
      <RadioGroup {...args} orientation="horizontal" defaultValue="link" />
      <RadioGroup {...args} label="Rating" options={described} defaultValue="mine" hint="They differ." />
      <RadioGroup {...args} label="Rating" options={described} variant="card" defaultValue="theirs" />
      <RadioGroup
        {...args}
        label="Rating"
        options={described}
        variant="card"
        orientation="horizontal"
        defaultValue="mine"
      />
      <RadioGroup {...args} error="Please choose who can see it." />
      <RadioGroup {...args} disabled defaultValue="link" variant="card" orientation="horizontal" />
      <div dir="rtl" lang="ar">
        <RadioGroup
          {...args}
          label="من يراها"
          options={[
            { value: 'private', label: 'أنا فقط', description: 'لا أحد غيرك' },
            { value: 'public', label: 'الجميع' },
          ]}
          defaultValue="private"
        />
      </div>
    </Stack>
  ),
};

export const ChoiceInteractions: Story = {
  play: async ({ canvas, args }) => {
    const radio = (name: string) => canvas.getByRole('radio', { name });
    await userEvent.tab();
    await expect(radio('Only me')).toHaveFocus();
    await expect(getComputedStyle(radio('Only me')).outlineWidth).toBe('2px');
    await userEvent.keyboard(' ');
    await expect(radio('Only me')).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(radio('Anyone with the link')).toBeChecked();
    await userEvent.click(canvas.getByText('Everyone'));
    await expect(radio('Everyone')).not.toBeChecked();
    await userEvent.click(canvas.getByText('Only me'));
    await expect(args.onChange).toHaveBeenCalledTimes(3);
  },
};
