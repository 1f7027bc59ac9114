import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../page/layout/Stack.tsx';
import { SearchField } from './SearchField.tsx';

const meta = {
  component: SearchField,
  parameters: { keys: { Escape: 'clears the text' } },
  args: {
    label: 'Search',
    placeholder: 'Search for games, anime, and more...',
    value: '',
    onChange: fn(),
  },
  render: (args) => <ControlledField {...args} />,
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { value: 'legend' } };
export const Busy: Story = { args: { value: 'legend', busy: true } };

export const Disabled: Story = { args: { value: 'legend', disabled: true } };

export const States: Story = {
  parameters: { states: { target: 'input', names: ['hover', 'focus-visible'] } },
};

export const AllVariants: Story = {
  render: (args) => (
    <Stack gap={6}>
      <SearchField {...args} />
      <SearchField {...args} value="legend" />
      <SearchField {...args} value="legend" busy />
      <SearchField {...args} value="legend" disabled />
      <div dir="rtl" lang="ar">
        <SearchField {...args} label="بحث" value="أسطورة" />
      </div>
    </Stack>
  ),
};

export const ClearInteractions: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Search' });
    await userEvent.type(field, 'zelda');
    await expect(field).toHaveValue('zelda');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the search' }));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'mario');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
  },
};

function ControlledField(args: React.ComponentProps<typeof SearchField>) {
  const [value, setValue] = useState(args.value);
  return <SearchField {...args} value={value} onChange={setValue} />;
}
