import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../text/Text.tsx';
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
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Gallery: Story = { args: { error: 'Choose a rating first.' } };
