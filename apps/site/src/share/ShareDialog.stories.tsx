import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ShareDialog } from './ShareDialog.tsx';

const meta = {
  title: 'Share',
  component: ShareDialog,
  tags: ['page', '!autodocs'],
  args: {
    open: true,
    // Storybook has another origin wherever it runs.
    site: 'https://shelf.example',
    onClose: () => {},
    subject: { title: 'Disco Elysium', type: 'game', slug: 'disco-elysium' },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ShareDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const CollectionInBbcode: Story = {
  args: { subject: { title: 'Mara’s collection', username: 'mara' } },
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: 'BBCode' }));
    await expect(dialog.getByLabelText<HTMLTextAreaElement>('Snippet: BBCode').value).toContain(
      '/cards/mara.png[/img]',
    );
  },
};
