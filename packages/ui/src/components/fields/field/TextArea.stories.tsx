import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../../page/layout/Stack.tsx';
import { TextArea } from './TextArea.tsx';

const meta = {
  component: TextArea,
  args: { label: 'Bio', onChange: fn() },
  parameters: { dataAttributes: { 'data-invalid': 'present on the field while there is an error' } },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithHint: Story = { args: { hint: 'What others should know about your shelf.' } };
export const WithError: Story = { args: { defaultValue: 'Slow games', error: 'This is too long.' } };
export const ReadOnly: Story = { args: { defaultValue: 'Slow games, long series.', readOnly: true } };
export const Monospace: Story = {
  args: { defaultValue: '<gildshelf-carousel type="anime"></gildshelf-carousel>', monospace: true },
};
export const Disabled: Story = { args: { defaultValue: 'Slow games, long series.', disabled: true } };

export const AllVariants: Story = {
  render: () => (
    <Stack gap={5}>
      <TextArea label="Bio" hint="What others should know about your shelf." />
      <TextArea label="Bio" rows={2} defaultValue="Slow games, long series." error="This is too long." />
      <TextArea label="Bio" rows={2} defaultValue="Slow games, long series." readOnly />
      <TextArea label="Bio" rows={2} defaultValue="Slow games, long series." disabled />
    </Stack>
  ),
};

export const TypingInteractions: Story = {
  args: { error: 'This is too short.' },
  play: async ({ args, canvasElement }) => {
    const area = within(canvasElement).getByLabelText('Bio');
    await userEvent.type(area, 'a{Enter}b');
    await expect(args.onChange).toHaveBeenLastCalledWith('a\nb');
    await expect(area).toBeInvalid();
    await expect(area).toHaveAccessibleDescription('This is too short.');
  },
};
