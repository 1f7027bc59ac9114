import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../page/layout/Stack.tsx';
import { Stepper } from './Stepper.tsx';

const meta = {
  component: Stepper,
  args: { label: 'Episodes watched', min: 0, max: 28, defaultValue: 19, onChange: fn() },
  parameters: {
    dataAttributes: { 'data-invalid': 'present on the field while there is an error' },
    keys: {
      'ArrowUp, ArrowDown': 'adds or subtracts one step, within the limits',
      '0 to 9': 'types a number',
    },
  },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithHint: Story = { args: { hint: 'Of 28 episodes.' } };
export const WithUnit: Story = { args: { unit: 'of 28 episodes' } };
export const WithError: Story = { args: { error: 'This anime has 12 episodes.' } };
export const AtTheMaximum: Story = { args: { defaultValue: 28 } };
export const Empty: Story = { args: { defaultValue: undefined } };
export const ReadOnly: Story = { args: { readOnly: true } };
export const Disabled: Story = { args: { disabled: true } };

export const States: Story = {
  parameters: { states: { target: 'input, button', names: ['hover', 'focus-visible'] } },
};

export const AllVariants: Story = {
  render: (args) => (
    <Stack gap={5}>
      <Stepper {...args} hint="Of 28 episodes." />
      <Stepper {...args} unit="of 28 episodes" />
      <Stepper {...args} error="This anime has 12 episodes." />
      <Stepper {...args} defaultValue={28} />
      <Stepper {...args} defaultValue={undefined} />
      <Stepper {...args} max={99_999} defaultValue={12_345} />
      <Stepper {...args} readOnly />
      <Stepper {...args} disabled />
      <div dir="rtl" lang="ar">
        <Stepper {...args} label="الحلقات" />
      </div>
    </Stack>
  ),
};

export const KeyboardInteractions: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('spinbutton', { name: 'Episodes watched' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(input).toHaveValue(20);
    await userEvent.clear(input);
    await userEvent.type(input, '40');
    await userEvent.tab();
    await expect(input).toHaveValue(28);
    await expect(args.onChange).toHaveBeenLastCalledWith(28);
  },
};

export const ButtonInteractions: Story = {
  args: { defaultValue: 27 },
  play: async ({ canvas }) => {
    const plus = canvas.getByRole('button', { name: 'Increase Episodes watched' });
    await userEvent.click(plus);
    await expect(canvas.getByRole('spinbutton')).toHaveValue(28);
    await expect(plus).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Decrease Episodes watched' }));
    await expect(canvas.getByRole('spinbutton')).toHaveValue(27);
  },
};
