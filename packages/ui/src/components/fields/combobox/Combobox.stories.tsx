import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../../page/layout/Stack.tsx';
import { Combobox, type ComboboxProps } from './Combobox.tsx';

const platforms = [
  { value: 'switch', label: 'Nintendo Switch', group: 'Nintendo' },
  { value: 'wii-u', label: 'Wii U', group: 'Nintendo' },
  { value: 'ps5', label: 'PlayStation 5', group: 'Sony' },
  { value: 'ps4', label: 'PlayStation 4', group: 'Sony', disabled: true },
  { value: 'pc', label: 'PC', description: 'Windows, Linux or macOS' },
];

const meta = {
  component: Combobox,
  args: { label: 'Platform', options: platforms, onChange: fn() },
  parameters: {
    docs: { story: { inline: false, height: '420px' } },
    dataAttributes: {
      'data-state': '`open` or `closed`; on the input',
      'data-active': 'present on the option that Enter chooses',
      'data-side': '`bottom`, or `top` if there is more room above; on the list',
      'data-invalid': 'present on the field while there is an error',
    },
    keys: {
      'ArrowDown, ArrowUp': 'opens the list; the next or previous option, in all groups',
      'Alt+ArrowDown, Alt+ArrowUp': 'opens or closes the list',
      'Home, End': 'the first or last option while one is active',
      Enter: 'chooses the active option, or the one whose label was typed, and closes the list',
      Escape: 'clears the typed text, then closes the list',
      Tab: 'closes the list; the typed text stays',
    },
  },
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = { args: { defaultValue: 'wii-u' } };
export const WithHint: Story = { args: { hint: 'Where you played it.', placeholder: 'Any platform' } };
export const WithError: Story = { args: { error: 'Choose a platform first.' } };
export const FreeText: Story = { args: { freeText: true, defaultValue: 'Game Boy' } };
export const Busy: Story = { args: { busy: true, options: [], filter: 'none' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'pc' } };

export const States: Story = {
  parameters: { states: { target: 'input', names: ['hover', 'focus-visible'] } },
};

export const AllVariants: Story = {
  args: { onChange: undefined },
  render: (args) => (
    <Stack gap={5}>
      <Combobox {...args} placeholder="Any platform" hint="Where you played it." />
      <Combobox {...args} defaultValue="wii-u" />
      <Combobox {...args} error="Choose a platform first." />
      <Combobox
        {...args}
        freeText
        defaultValue="Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch"
      />
      <Combobox {...args} busy />
      <Combobox {...args} disabled defaultValue="pc" />
      <div dir="rtl" lang="ar">
        <Combobox {...args} label="المنصة" />
      </div>
    </Stack>
  ),
};

/** Options from a server. */
function TitleSearch(props: Omit<ComboboxProps, 'options'>) {
  const [found, setFound] = useState<ComboboxProps['options']>([]);
  const [isBusy, setIsBusy] = useState(false);
  const search = (text: string) => {
    setIsBusy(true);
    setTimeout(() => {
      setFound(
        text === ''
          ? []
          : [
              { value: 'hades', label: 'Hades' },
              { value: 'hades-2', label: 'Hades II' },
            ],
      );
      setIsBusy(false);
    }, 50);
  };
  return <Combobox {...props} options={found} filter="none" busy={isBusy} onTextChange={search} />;
}

export const AsynchronousInteractions: Story = {
  render: (args) => <TitleSearch label="Title" onChange={args.onChange} />,
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Title' });
    await userEvent.type(input, 'h');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('2 options'));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(input).toHaveValue('Hades II');
    await expect(args.onChange).toHaveBeenCalledWith('hades-2');
  },
};

export const KeyboardInteractions: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Platform' });
    await userEvent.type(input, 'pl');
    await expect(canvas.getAllByRole('option')).toHaveLength(2);
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('');
    await userEvent.keyboard('{ArrowDown}{End}');
    await expect(canvas.getByRole('option', { name: /PC/ })).toHaveAttribute('data-active');
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveValue('PC');
    await expect(args.onChange).toHaveBeenLastCalledWith('pc');
    await userEvent.keyboard('{ArrowDown}');
    await expect(input).toHaveAttribute('data-state', 'open');
  },
};

export const UnknownTextInteractions: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Platform' });
    await userEvent.type(input, 'Amiga');
    await expect(canvas.getByRole('status')).toHaveTextContent('No results');
    await userEvent.tab();
    await expect(input).toHaveValue('Amiga');
    await expect(canvas.getByRole('alert')).toHaveTextContent('“Amiga” is not in the list.');
  },
};
