import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useMemo } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/button/Button.tsx';
import { createToaster } from './createToaster.ts';
import { ToastRegion } from './ToastRegion.tsx';

function Example({ all = false }) {
  const toaster = useMemo(() => createToaster({ duration: 60_000 }), []);
  useEffect(() => {
    if (!all) return;
    const ids = [
      toaster.show('Rating updated successfully!'),
      toaster.show('A new version of the shelf is ready.', 'info'),
      toaster.show('Failed to submit rating. Please try again.', 'danger'),
    ];
    return () => ids.forEach(toaster.dismiss);
  }, [all, toaster]);
  return (
    <>
      <Button onClick={() => toaster.show('Rating updated successfully!')}>Submit rating</Button>
      <ToastRegion toaster={toaster} />
    </>
  );
}

const meta = {
  component: ToastRegion,
  parameters: {
    docs: { story: { inline: false, height: '240px' } },
    dataAttributes: {
      'data-state': '`open` while a message is visible',
      'data-swipe': '`start`, `move`, `cancel` or `end`: phase of a swipe on a message',
      'data-swipe-direction': '`right`, or `left` on a page in right-to-left direction',
    },
    keys: {
      F8: 'moves the focus to the messages from anywhere on the page',
      Tab: 'after F8 moves the focus to the newest message, then to its button',
      Escape:
        'closes the focused message; after the last one the focus returns to the element that had it before',
    },
  },
  args: { toaster: createToaster({ duration: 60_000 }) },
  render: () => <Example />,
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AllVariants: Story = { render: () => <Example all /> };

export const CloseInteractions: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Submit rating' }));
    await waitFor(() => expect(canvas.getByText('Rating updated successfully!')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByText('Rating updated successfully!')).toBeNull());
  },
};

export const KeyboardInteractions: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Submit rating' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2));
    // Brackets send the key code, which the region listens to.
    await userEvent.keyboard('[F8]');
    const region = canvas.getByRole('region', { name: 'Notifications (F8)' });
    await expect(within(region).getByRole('list')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getAllByRole('listitem')[1]).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1));
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('listitem')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};
