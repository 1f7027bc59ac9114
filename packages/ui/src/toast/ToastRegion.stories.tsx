import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useMemo } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
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
  args: { toaster: createToaster({ duration: 60_000 }) },
  render: () => <Example />,
  parameters: { docs: { story: { inline: false, height: '240px' } } },
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Gallery: Story = { render: () => <Example all /> };

export const CloseInteractions: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Submit rating' }));
    await waitFor(() => expect(canvas.getByText('Rating updated successfully!')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByText('Rating updated successfully!')).toBeNull());
  },
};
