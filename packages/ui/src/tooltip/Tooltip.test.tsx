// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Tooltip } from './Tooltip.tsx';

class NoResizes {
  observe() {}
  unobserve() {}
  disconnect() {}
}
vi.stubGlobal('ResizeObserver', NoResizes);

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('uncontrolled, it comes with the focus, describes what has it, and goes with Escape', async () => {
  render(
    <Tooltip content="Wii U">
      <button type="button">+1</button>
    </Tooltip>,
  );
  const button = screen.getByRole('button');
  expect(button.dataset.state).toBe('closed');
  await userEvent.tab();
  const words = await screen.findByRole('tooltip');
  expect(button.getAttribute('aria-describedby')).toBe(words.id);
  expect(button.dataset.state).toBe('instant-open');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  expect(document.activeElement).toBe(button);
});

test('controlled, it does what its caller says and only asks to go', async () => {
  const handleOpenChange = vi.fn();
  const tooltip = (open: boolean) => (
    <Tooltip content="Wii U" open={open} onOpenChange={handleOpenChange}>
      <button type="button">+1</button>
    </Tooltip>
  );
  const { rerender } = render(tooltip(true));
  expect(screen.getByRole('tooltip')).toBeDefined();
  await userEvent.keyboard('{Escape}');
  expect(handleOpenChange).toHaveBeenLastCalledWith(false);
  expect(screen.getByRole('tooltip')).toBeDefined();
  rerender(tooltip(false));
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('around something that cannot have the focus it says so, once', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <Tooltip content="Wii U">
      <span>+1</span>
    </Tooltip>,
  );
  expect(said.mock.calls).toEqual([
    [expect.stringContaining('A Tooltip explains an element that cannot have the focus.')],
  ]);
});

test('a hover opens it after a moment, and both say so', async () => {
  render(
    <Tooltip content="Wii U">
      <button type="button">+1</button>
    </Tooltip>,
  );
  await userEvent.hover(screen.getByRole('button'));
  await screen.findByRole('tooltip');
  expect(screen.getByRole('button').dataset.state).toBe('delayed-open');
});
