import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/button/Button.tsx';
import { TextField } from '../../fields/field/TextField.tsx';
import { Text } from '../../typography/text/Text.tsx';
import { Popover } from './Popover.tsx';

const meta = {
  component: Popover,
  args: {
    label: 'Share',
    trigger: <Button>Share</Button>,
    children: (
      <>
        <TextField label="Link" readOnly defaultValue="https://gildshelf.example/hades" />
        <Button size="sm">Copy link</Button>
      </>
    ),
  },
  parameters: {
    docs: { story: { inline: false, height: '320px' } },
    dataAttributes: {
      'data-state': '`open` or `closed`; on the trigger and on the popover',
      'data-side': '`bottom`, or the side on which there is room; on the popover',
      'data-align': '`start`, `center` or `end`; on the popover',
    },
    keys: {
      'Enter, Space': 'on the trigger: opens or closes the popover',
      'Tab, Shift+Tab': 'the next or previous control of the popover, after the last one the first',
      Escape: 'closes the popover; the focus returns to the trigger',
    },
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const TextOnly: Story = {
  args: {
    defaultOpen: true,
    label: 'About the average',
    size: 'sm',
    trigger: <Button variant="quiet">What is this?</Button>,
    children: <Text size="sm">The average counts each user once, however often they play.</Text>,
  },
};

export const LongText: Story = {
  args: {
    defaultOpen: true,
    size: 'lg',
    children: <Text prose>{'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch '.repeat(4)}</Text>,
  },
};

export const AllVariants: Story = {
  args: { defaultOpen: true },
};

export const KeyboardInteractions: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const trigger = page.getByRole('button', { name: 'Share' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const popover = within(await page.findByRole('dialog', { name: 'Share' }));
    await waitFor(() => expect(popover.getByLabelText('Link')).toHaveFocus());
    await userEvent.tab();
    await expect(popover.getByRole('button', { name: 'Copy link' })).toHaveFocus();
    await userEvent.tab();
    await expect(popover.getByLabelText('Link')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};
