import { Stack } from '@gildshelf/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TrackingFields } from './TrackingFields.tsx';

const meta = {
  component: TrackingFields,
  args: { type: 'game', value: { status: 'playing', rating: 3.5 }, onChange: fn() },
} satisfies Meta<typeof TrackingFields>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AllVariants: Story = {
  render: (args) => (
    <Stack gap={8}>
      <TrackingFields {...args} />
      <TrackingFields {...args} value={{ status: 'planned', rating: 0 }} />
      <TrackingFields
        {...args}
        type="anime"
        value={{ status: '', rating: 0 }}
        statusError="Please choose a status."
      />
      <TrackingFields {...args} disabled />
    </Stack>
  ),
};

export const ChangeInteractions: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByLabelText('Status'), 'Completed');
    await expect(args.onChange).toHaveBeenLastCalledWith({ status: 'completed', rating: 3.5 });
    canvas.getByRole('slider', { name: 'Rating' }).focus();
    await userEvent.keyboard('{End}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ status: 'playing', rating: 5 });
  },
};
