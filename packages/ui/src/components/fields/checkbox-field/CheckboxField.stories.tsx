import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Grid } from '../../page/layout/Grid.tsx';
import { Stack } from '../../page/layout/Stack.tsx';
import { CheckboxField } from './CheckboxField.tsx';

const meta = {
  component: CheckboxField,
  args: { label: 'Import reviews', onChange: fn() },
  parameters: { keys: { Space: 'checks or unchecks it' } },
} satisfies Meta<typeof CheckboxField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Checked: Story = { args: { defaultChecked: true } };
export const Indeterminate: Story = { args: { label: 'All 121 differences', indeterminate: true } };
export const WithHint: Story = { args: { hint: 'They stay private until you publish them.' } };
export const Failed: Story = { args: { error: 'Please accept the terms.', label: 'I accept the terms' } };
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };

export const AllVariants: Story = {
  render: (args) => (
    <Stack gap={4}>
      <Stack direction="row" gap={6} wrap>
        <CheckboxField {...args} label="Off" />
        <CheckboxField {...args} label="On" defaultChecked />
        <CheckboxField {...args} label="Some" indeterminate />
        <CheckboxField {...args} label="Disabled" disabled />
        <CheckboxField {...args} label="Disabled, on" disabled defaultChecked />
        <CheckboxField {...args} label="Disabled, some" disabled indeterminate />
      </Stack>
      <Grid columns="3">
        <CheckboxField
          {...args}
          hint="They stay private until you publish them, one by one."
          defaultChecked
        />
        <CheckboxField {...args} label="I accept the terms" error="Please accept the terms." />
        <CheckboxField {...args} label="Donaudampfschifffahrtsgesellschaftskapitän" />
      </Grid>
      <div dir="rtl" lang="ar">
        <CheckboxField {...args} label="المراجعات" defaultChecked />
      </div>
    </Stack>
  ),
};

export const PressInteractions: Story = {
  args: { indeterminate: true },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('checkbox', { name: 'Import reviews' });
    await expect(input).toBePartiallyChecked();
    await userEvent.click(canvas.getByText('Import reviews'));
    await expect(input).toBeChecked();
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await expect(getComputedStyle(input).outlineWidth).toBe('2px');
    await userEvent.keyboard(' ');
    await expect(input).not.toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};
