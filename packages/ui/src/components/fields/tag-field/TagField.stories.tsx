import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../page/layout/Stack.tsx';
import { TagField, type TagFieldProps } from './TagField.tsx';

const meta = {
  component: TagField,
  args: {
    label: 'Tags',
    tags: ['cosy', 'co-op night'],
    suggestions: ['100 %', 'backlog', 'co-op night', 'with mira'],
    maxTags: 5,
    maxLength: 40,
    onChange: fn(),
  },
  render: (args) => <Tagged {...args} />,
  parameters: {
    docs: { story: { inline: false, height: '340px' } },
    dataAttributes: {
      'data-state': '`open` or `closed`; on the input',
      'data-active': 'present on the suggestion that Enter adds',
      'data-side': '`bottom`, or `top` if there is more room above; on the suggestions',
      'data-part': 'on the button with the cross of a tag: `remove`',
      'data-invalid': 'present on the field while there is an error',
    },
    keys: {
      'Enter, comma': 'adds the typed tag, or the active suggestion',
      'ArrowDown, ArrowUp': 'opens the suggestions; the next or previous one',
      Escape: 'clears the typed text, then closes the suggestions',
      Backspace: 'in the empty input: moves the focus to the last tag; on a tag: removes it',
      Delete: 'on a tag: removes it',
    },
  },
} satisfies Meta<typeof TagField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { tags: [], placeholder: 'cosy' } };
export const WithHint: Story = { args: { hint: 'Only you see your tags.' } };
export const WithError: Story = { args: { error: 'The change could not be saved. Please try again.' } };
export const Disabled: Story = { args: { disabled: true } };

export const AllVariants: Story = {
  render: ({ onChange }) => (
    <Stack gap={5}>
      <TagField label="Tags" tags={[]} onChange={onChange} placeholder="cosy" />
      <TagField label="Tags" tags={['cosy', 'co-op night']} onChange={onChange} />
      <TagField label="Tags" tags={['cosy']} onChange={onChange} error="The change could not be saved." />
      <TagField label="Tags" tags={['cosy']} onChange={onChange} disabled />
      <TagField
        label="Tags"
        tags={['Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch', 'cosy']}
        onChange={onChange}
      />
      <div dir="rtl" lang="ar">
        <TagField label="الوسوم" hint="" tags={['مريح', 'co-op night']} onChange={onChange} />
      </div>
    </Stack>
  ),
};

export const KeyboardInteractions: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Tags' });
    await userEvent.type(input, 'short,');
    await expect(args.onChange).toHaveBeenLastCalledWith(['cosy', 'co-op night', 'short']);
    await userEvent.type(input, 'ba{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['cosy', 'co-op night', 'short', 'backlog']);
    await expect(input).toHaveValue('');
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.getByRole('button', { name: 'Remove backlog' })).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.getByRole('button', { name: 'Remove short' })).toHaveFocus();
    await expect(canvas.getAllByRole('status')[1]).toHaveTextContent('Removed: backlog');
  },
};

export const PointerInteractions: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Tags' });
    await userEvent.click(input);
    await userEvent.click(canvas.getByRole('option', { name: 'with mira' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['cosy', 'co-op night', 'with mira']);
    await expect(input).toHaveFocus();
  },
};

export const LimitInteractions: Story = {
  args: { maxTags: 2 },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Tags' });
    await userEvent.type(input, 'short{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent('There can be at most 2 tags.');
    await expect(input).toHaveValue('short');
  },
};

/** A field that has its tags in a state. */
function Tagged({ tags: initial, onChange, ...props }: TagFieldProps) {
  const [tags, setTags] = useState(initial);
  return (
    <TagField
      {...props}
      tags={tags}
      onChange={(next) => {
        setTags(next);
        onChange(next);
      }}
    />
  );
}
