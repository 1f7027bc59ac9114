import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../../page/layout/Stack.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  component: Checkbox,
  args: { label: 'I am human', state: 'unchecked', onCheck: fn() },
  parameters: {
    dataAttributes: {
      'data-state': '`unchecked`, `working`, `checked` or `failed`; on the checkbox and on its box',
      'data-invalid': 'present when it has failed or has an error',
      'data-fixed': 'present if the user cannot uncheck it',
    },
    keys: { 'Space, Enter': 'starts the check or retries it; unchecks a checkbox with `onUncheck`' },
  },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Working: Story = { args: { state: 'working' } };
export const Checked: Story = { args: { state: 'checked' } };
export const Disabled: Story = { args: { disabled: true } };
export const Reversible: Story = {
  args: { label: 'Let anyone see my collection', state: 'checked', onUncheck: fn() },
};
/** Uncontrolled, and submitted by a form. */
export const InAForm: Story = {
  args: { label: 'Show it to everyone', state: undefined, name: 'public', defaultChecked: true },
};
export const Failed: Story = {
  args: { state: 'failed', error: 'Verification challenge timed out. Please try again.' },
};

export const States: Story = {
  parameters: { states: { target: '[role=checkbox]', names: ['hover', 'focus-visible'] } },
};

export const AllVariants: Story = {
  render: () => (
    <Stack gap={4}>
      <Checkbox label="I am human" state="unchecked" />
      <Checkbox label="I am human" state="working" />
      <Checkbox label="I am human" state="checked" />
      <Checkbox
        label="I am human"
        state="failed"
        error="Verification challenge timed out. Please try again."
      />
      <Checkbox label="I am human" state="unchecked" error="Please complete the verification" />
      <Checkbox label="I am human" state="unchecked" disabled />
    </Stack>
  ),
};

export const PressInteractions: Story = {
  play: async ({ args, canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: 'I am human' });
    await expect(box).not.toBeChecked();
    await userEvent.click(box);
    box.focus();
    await userEvent.keyboard(' ');
    await expect(args.onCheck).toHaveBeenCalledTimes(2);
  },
};
