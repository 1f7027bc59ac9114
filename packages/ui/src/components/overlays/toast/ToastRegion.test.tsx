// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToaster } from './createToaster.ts';
import { ToastRegion } from './ToastRegion.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('renders nothing on the server, and therefore no style attribute', () => {
  expect(renderToString(<ToastRegion toaster={createToaster({ duration: 6000 })} />)).toBe('');
});

test('a message appears and disappears after its duration', () => {
  const toaster = createToaster({ duration: 6000 });
  render(<ToastRegion toaster={toaster} />);
  act(() => void toaster.show('Rating updated successfully!'));
  expect(screen.getByRole('listitem').dataset.state).toBe('open');
  expect(screen.getAllByText('Rating updated successfully!').length).toBeGreaterThan(0);
  act(() => vi.advanceTimersByTime(5900));
  expect(toaster.getMessages()).toHaveLength(1);
  act(() => vi.advanceTimersByTime(200));
  expect(toaster.getMessages()).toHaveLength(0);
});

test('shows messages that were added before the region is rendered', () => {
  const toaster = createToaster({ duration: 6000 });
  toaster.show('Saved.');
  render(<ToastRegion toaster={toaster} />);
  expect(screen.getAllByText('Saved.').length).toBeGreaterThan(0);
});

test('announces messages politely, in a landmark that F8 focuses', () => {
  const toaster = createToaster({ duration: 6000 });
  render(<ToastRegion toaster={toaster} />);
  act(() => void toaster.show('Failed to save.', 'danger'));
  expect(screen.getAllByRole('status').map((status) => status.getAttribute('aria-live'))).toEqual(['polite']);
  expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toBeDefined();
  fireEvent.keyDown(document.body, { code: 'F8' });
  expect(document.activeElement).toBe(screen.getByRole('list'));
});

test('there is no landmark without a message', () => {
  const toaster = createToaster({ duration: 6000 });
  render(<ToastRegion toaster={toaster} />);
  expect(screen.queryByRole('region')).toBeNull();
  act(() => void toaster.show('Saved.'));
  expect(screen.getByRole('region')).toBeDefined();
  act(() => vi.advanceTimersByTime(6100));
  expect(screen.queryByRole('region')).toBeNull();
});

test.each<[string, (list: HTMLElement) => void, (list: HTMLElement) => void]>([
  [
    'under a pointer',
    (list) => fireEvent.pointerMove(list),
    (list) => fireEvent.pointerLeave(list.parentElement as HTMLElement),
  ],
  [
    'with the focus inside',
    () => screen.getByRole('button', { name: 'Close' }).focus(),
    () => screen.getByRole('button', { name: 'Close' }).blur(),
  ],
  ['while the window has no focus', () => fireEvent.blur(window), () => fireEvent.focus(window)],
])('pauses the duration of a message %s', (_, pause, resume) => {
  const toaster = createToaster({ duration: 6000 });
  render(<ToastRegion toaster={toaster} />);
  act(() => void toaster.show('Saved.'));
  act(() => pause(screen.getByRole('list')));
  act(() => vi.advanceTimersByTime(60_000));
  expect(toaster.getMessages()).toHaveLength(1);
  act(() => resume(screen.getByRole('list')));
  act(() => vi.advanceTimersByTime(6000));
  expect(toaster.getMessages()).toHaveLength(0);
});

test('restores the previous focus after the last message is closed', () => {
  const toaster = createToaster({ duration: 6000 });
  render(
    <>
      <button type="button">Save</button>
      <ToastRegion toaster={toaster} />
    </>,
  );
  screen.getByRole('button', { name: 'Save' }).focus();
  act(() => void toaster.show('Saved.'));
  fireEvent.keyDown(document.body, { code: 'F8' });
  act(() => screen.getByRole('listitem').focus());
  fireEvent.keyDown(screen.getByRole('listitem'), { key: 'Escape' });
  expect(toaster.getMessages()).toHaveLength(0);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save' }));
});

test('the button of a message calls its action and closes the message', () => {
  const toaster = createToaster({ duration: 10_000 });
  const onSelect = vi.fn();
  render(<ToastRegion toaster={toaster} />);
  act(
    () => void toaster.show('Removed.', 'info', { label: 'Undo', alternative: 'Undo in Changes', onSelect }),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onSelect).toHaveBeenCalledOnce();
  expect(toaster.getMessages()).toHaveLength(0);
});

test('F8 focuses the region that has messages, when there are several regions', () => {
  const [first, second] = [createToaster({ duration: 6000 }), createToaster({ duration: 10_000 })];
  render(
    <>
      <ToastRegion toaster={first} />
      <ToastRegion toaster={second} placement="start" label="Changes" />
    </>,
  );
  const focusedRegion = () => document.activeElement?.closest('[role="region"]')?.getAttribute('aria-label');
  act(() => void first.show('Saved.'));
  fireEvent.keyDown(document.body, { code: 'F8' });
  expect(focusedRegion()).toBe('Notifications (F8)');
  act(() => void second.show('Removed.'));
  fireEvent.keyDown(document.body, { code: 'F8' });
  expect(focusedRegion()).toBe('Changes (F8)');
});
