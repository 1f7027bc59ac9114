import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../page/layout/Stack.tsx';
import { Text } from '../../typography/text/Text.tsx';
import { Field } from './Field.tsx';

const meta = {
  component: Field,
  args: {
    label: 'Rating',
    group: true,
    hint: 'Half stars count.',
    children: (control, labelId) => (
      <fieldset id={control.id} aria-labelledby={labelId} aria-describedby={control['aria-describedby']}>
        <Text tone="champagne">Any control stands here</Text>
      </fieldset>
    ),
  },
  parameters: { dataAttributes: { 'data-invalid': 'present while there is an error' } },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithError: Story = { args: { error: 'Choose a rating first.' } };

export const AllVariants: Story = {
  render: (args) => (
    <Stack gap={5}>
      <Field {...args} />
      <Field {...args} hint={undefined} />
      <Field {...args} error="Choose a rating first." />
    </Stack>
  ),
};
