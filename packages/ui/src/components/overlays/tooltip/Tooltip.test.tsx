// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Tooltip } from './Tooltip.tsx';

class MockResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
vi.stubGlobal('ResizeObserver', MockResizeObserver);

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('uncontrolled: opens on focus, describes the focused element, and closes on Escape', async () => {
  render(
    <Tooltip content="Wii U">
      <button type="button">+1</button>
    </Tooltip>,
  );
  const button = screen.getByRole('button');
  expect(button.dataset.state).toBe('closed');
  await userEvent.tab();
  const tooltip = await screen.findByRole('tooltip');
  expect(button.getAttribute('aria-describedby')).toBe(tooltip.id);
  expect(button.dataset.state).toBe('instant-open');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  expect(document.activeElement).toBe(button);
});

test('controlled: follows the open prop, and reports Escape without closing', async () => {
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

test('reports a child that is not focusable, once', () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <Tooltip content="Wii U">
      <span>+1</span>
    </Tooltip>,
  );
  expect(consoleError.mock.calls).toEqual([
    [expect.stringContaining('The child of a Tooltip is not focusable.')],
  ]);
});

test('opens on hover after a delay, with the state on the trigger', async () => {
  render(
    <Tooltip content="Wii U">
      <button type="button">+1</button>
    </Tooltip>,
  );
  await userEvent.hover(screen.getByRole('button'));
  await screen.findByRole('tooltip');
  expect(screen.getByRole('button').dataset.state).toBe('delayed-open');
});
