import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../page/layout/Stack.tsx';
import { PartialDateField } from './PartialDateField.tsx';

const meta = {
  component: PartialDateField,
  args: { label: 'Started', onChange: fn() },
  parameters: {
    dataAttributes: {
      'data-invalid': 'present on the field while there is an error',
      'data-placeholder': 'present on the option without a month',
    },
    keys: {
      Tab: 'the next control; the error message appears when the focus has left them all',
      'a to z': 'in the choice of the month: the next one that starts with the typed characters',
    },
  },
} satisfies Meta<typeof PartialDateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const YearOnly: Story = { args: { defaultValue: '2017' } };
export const Month: Story = { args: { defaultValue: '2017-03' } };
export const WholeDate: Story = { args: { defaultValue: '2017-03-09' } };
export const Instant: Story = { args: { defaultValue: '2017-03-09T20:30:00Z', timeZone: 'Asia/Tokyo' } };
export const Earliest: Story = { args: { label: 'Finished', defaultValue: '2016', min: '2017-03' } };
export const WithHint: Story = { args: { label: 'Finished', hint: 'Leave empty while you play.' } };
export const WithError: Story = { args: { defaultValue: '2017', error: 'The end is before the start.' } };
export const Japanese: Story = { args: { locale: 'ja', defaultValue: '2017-03-09' } };
export const Disabled: Story = { args: { defaultValue: '2017-03', disabled: true } };

export const AllVariants: Story = {
  render: (args) => (
    <Stack gap={5}>
      <PartialDateField {...args} />
      <PartialDateField {...args} defaultValue="2017-03" />
      <PartialDateField {...args} defaultValue="2017-09-30" />
      <PartialDateField {...args} defaultValue="2017" error="The end is before the start." />
      <PartialDateField {...args} defaultValue="2017-03" disabled />
      <PartialDateField {...args} defaultValue="2017-03-09" locale="en-US" />
      <div dir="rtl" lang="ar">
        <PartialDateField {...args} label="بدأت" hint="" defaultValue="2017-03-09" />
      </div>
    </Stack>
  ),
};

export const PartInteractions: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Year'), '2017');
    await expect(args.onChange).toHaveBeenLastCalledWith('2017', undefined);
    await userEvent.selectOptions(canvas.getByLabelText('Month'), 'March');
    await expect(args.onChange).toHaveBeenLastCalledWith('2017-03', undefined);
    await userEvent.type(canvas.getByLabelText('Day'), '9');
    await expect(args.onChange).toHaveBeenLastCalledWith('2017-03-09', undefined);
  },
};

export const InvalidInteractions: Story = {
  args: { defaultValue: '2017-02-28' },
  play: async ({ args, canvas }) => {
    const day = canvas.getByLabelText('Day');
    await userEvent.clear(day);
    await userEvent.type(day, '31');
    await expect(args.onChange).toHaveBeenLastCalledWith(null, 'February 2017 has only 28 days.');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('alert')).toHaveTextContent('February 2017 has only 28 days.');
    await expect(day).toHaveValue('31');
  },
};
