// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from '../../actions/button/Button.tsx';
import { TextField } from '../../fields/field/TextField.tsx';
import { Popover } from './Popover.tsx';

afterEach(cleanup);

const share = {
  label: 'Share this title',
  trigger: <Button>Share</Button>,
  children: <TextField label="Link" />,
};

test('opens by keyboard, focuses its first control, and Escape returns the focus to the trigger', async () => {
  render(<Popover {...share} />);
  const trigger = screen.getByRole('button', { name: 'Share' });
  expect([trigger.getAttribute('aria-haspopup'), trigger.getAttribute('aria-expanded')]).toEqual([
    'dialog',
    'false',
  ]);
  expect(trigger.dataset.state).toBe('closed');
  trigger.focus();
  await userEvent.keyboard('{Enter}');
  const popover = await screen.findByRole('dialog', { name: 'Share this title' });
  expect([trigger.dataset.state, popover.dataset.state]).toEqual(['open', 'open']);
  expect(trigger.getAttribute('aria-controls')).toBe(popover.id);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Link')));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(trigger));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a press outside closes it, and the page outside stays readable', async () => {
  render(
    <>
      <Popover {...share} defaultOpen />
      <p>Hades</p>
    </>,
  );
  await screen.findByRole('dialog');
  expect(screen.getByText('Hades').closest('[aria-hidden]')).toBeNull();
  await userEvent.click(screen.getByText('Hades'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a controlled popover calls onOpenChange instead of closing', async () => {
  const handleOpenChange = vi.fn();
  render(<Popover {...share} open onOpenChange={handleOpenChange} />);
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  expect(handleOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  expect(screen.getByRole('dialog')).toBeDefined();
});

test('is rendered in the landmark that contains its trigger, with attributes and a ref', async () => {
  const ref = createRef<HTMLDivElement>();
  const root = { 'data-given': 'yes', className: 'given', style: { color: 'red' } };
  render(
    <main>
      <Popover {...share} {...root} defaultOpen ref={ref} />
    </main>,
  );
  const popover = await screen.findByRole('dialog');
  expect(popover.closest('main')).not.toBeNull();
  expect(ref.current).toBe(popover);
  expect(popover.dataset.given).toBe('yes');
  expect(popover.className).toMatch(/^gs-.* given$/);
  expect(popover.style.color).toBe('red');
});
