// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { TruncatedText } from './TruncatedText.tsx';

const resizeCallbacks = new Set<() => void>();

class MockResizeObserver {
  readonly callback: () => void;
  constructor(callback: () => void) {
    this.callback = callback;
  }
  observe() {
    resizeCallbacks.add(this.callback);
  }
  unobserve() {}
  disconnect() {
    resizeCallbacks.delete(this.callback);
  }
}
vi.stubGlobal('ResizeObserver', MockResizeObserver);

const resize = () =>
  act(() => {
    for (const callback of resizeCallbacks) callback();
  });

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const mockHeights = (full: number, visible: number) => {
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(full);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(visible);
};

const title = 'The Legend of Zelda: Breath of the Wild';
const inLink = (
  <a href="/game/zelda">
    <TruncatedText>{title}</TruncatedText>
  </a>
);

test('shows the whole text in a tooltip when the link around a truncated text is focused', async () => {
  mockHeights(60, 40);
  render(inLink);
  await userEvent.tab();
  expect((await screen.findByRole('tooltip')).textContent).toBe(title);
  const overlay = screen.getByRole('link').querySelector<HTMLElement>('[data-state]');
  expect(overlay?.dataset.state).toBe('instant-open');
  act(() => screen.getByRole('link').blur());
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  expect(overlay?.dataset.state).toBe('closed');
});

test('shows the whole text in a tooltip when a truncated text is hovered', async () => {
  mockHeights(60, 40);
  render(inLink);
  await userEvent.hover(screen.getByText(title));
  expect(await screen.findByRole('tooltip')).toBeDefined();
});

test('a text that is not truncated has no tooltip', async () => {
  mockHeights(40, 40);
  render(inLink);
  await userEvent.tab();
  await userEvent.hover(screen.getByText(title));
  expect(screen.getByRole('link').querySelector('[data-state]')).toBeNull();
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('a truncated text without a surrounding link is focusable as long as it is truncated, and shows the tooltip on focus', async () => {
  mockHeights(60, 40);
  render(<TruncatedText>{title}</TruncatedText>);
  resize();
  const frame = screen.getByText(title).parentElement;
  await userEvent.tab();
  expect(document.activeElement).toBe(frame);
  expect((await screen.findByRole('tooltip')).textContent).toBe(title);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  vi.restoreAllMocks();
  mockHeights(40, 40);
  resize();
  expect(frame?.hasAttribute('tabindex')).toBe(false);
});

test('a tap on a truncated text shows the tooltip, and a tap elsewhere hides it', async () => {
  mockHeights(60, 40);
  render(<TruncatedText>{title}</TruncatedText>);
  resize();
  const user = userEvent.setup();
  await user.pointer({ keys: '[TouchA]', target: screen.getByText(title) });
  expect((await screen.findByRole('tooltip')).textContent).toBe(title);
  await user.pointer({ keys: '[TouchA]', target: document.body });
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
});

test('a text in a link is not focusable itself', () => {
  mockHeights(60, 40);
  render(inLink);
  resize();
  expect(screen.getByText(title).parentElement?.hasAttribute('tabindex')).toBe(false);
});

test('breakAt adds a line break and does not change the text', () => {
  render(<TruncatedText breakAt={15}>The Witcher 3: Wild Hunt</TruncatedText>);
  const text = screen.getByText('The Witcher 3: Wild Hunt');
  expect(text.textContent).toBe('The Witcher 3: Wild Hunt');
  expect(text.querySelector('br')?.nextSibling?.textContent).toBe('Wild Hunt');
});
