import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/button/Button.tsx';
import { Select } from '../../fields/field/Select.tsx';
import { TextField } from '../../fields/field/TextField.tsx';
import { Text } from '../../typography/text/Text.tsx';
import { Sheet, type SheetProps } from './Sheet.tsx';

const genres = ['Action', 'Adventure', 'Puzzle', 'RPG'].map((label) => ({ value: label, label }));

function Example({ startsOpen = false, ...props }: Partial<SheetProps> & { startsOpen?: boolean }) {
  const [open, setOpen] = useState(startsOpen);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Filters: 2</Button>
      <Sheet
        title="Filters"
        headerAction={<Button variant="quiet">Clear all</Button>}
        actions={
          <Button variant="gold" size="lg" onClick={() => setOpen(false)}>
            Show 164 games
          </Button>
        }
        {...props}
        open={open}
        onOpenChange={setOpen}
      >
        <Select label="Genre" options={genres} defaultValue="RPG" />
        <TextField label="Platform" defaultValue="Wii U" />
      </Sheet>
    </>
  );
}

const meta = {
  component: Sheet,
  args: { open: false, onOpenChange: () => {}, title: 'Filters' },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '480px' } },
    dataAttributes: { 'data-state': '`open` while it is shown; on the sheet and on the overlay behind it' },
    keys: {
      Tab: 'the next control of the sheet, after the last one the first',
      'Shift+Tab': 'the previous control, before the first one the last',
      Escape: 'calls `onOpenChange(false)`; on closing the focus returns to the element that had it',
    },
  },
} satisfies Meta<typeof Sheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { render: () => <Example /> };
export const AllVariants: Story = { render: () => <Example startsOpen /> };

export const AtTheStart: Story = { render: () => <Example startsOpen side="start" size="sm" /> };

export const AtTheBottom: Story = { render: () => <Example startsOpen side="bottom" size="lg" /> };

export const LongContent: Story = {
  args: {
    open: true,
    title: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
    description: 'The content scrolls between the title and the buttons.',
    children: <Text prose>{'Slow games, long series.\n'.repeat(40)}</Text>,
    actions: (
      <>
        <Button variant="quiet">Delete</Button>
        <Button variant="gold">Save play</Button>
      </>
    ),
  },
};

export const FocusInteractions: Story = {
  render: () => <Example />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const opener = page.getByRole('button', { name: 'Filters: 2' });
    await userEvent.click(opener);
    const sheet = await page.findByRole('dialog', { name: 'Filters' });
    await waitFor(() => expect(sheet).toHaveFocus());
    await userEvent.tab();
    await expect(within(sheet).getByRole('button', { name: 'Clear all' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(within(sheet).getByRole('button', { name: 'Show 164 games' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
