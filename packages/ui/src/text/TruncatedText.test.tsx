// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { TruncatedText } from './TruncatedText.tsx';

const resized = new Set<() => void>();

class Resizes {
  readonly callback: () => void;
  constructor(callback: () => void) {
    this.callback = callback;
  }
  observe() {
    resized.add(this.callback);
  }
  unobserve() {}
  disconnect() {
    resized.delete(this.callback);
  }
}
vi.stubGlobal('ResizeObserver', Resizes);

const resize = () =>
  act(() => {
    for (const callback of resized) callback();
  });

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const heights = (full: number, shown: number) => {
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(full);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(shown);
};

const title = 'The Legend of Zelda: Breath of the Wild';
const inLink = (
  <a href="/game/zelda">
    <TruncatedText>{title}</TruncatedText>
  </a>
);

test('a text that is cut shows all of itself when the link around it gets the focus', async () => {
  heights(60, 40);
  render(inLink);
  await userEvent.tab();
  expect((await screen.findByRole('tooltip')).textContent).toBe(title);
  const place = screen.getByRole('link').querySelector<HTMLElement>('[data-state]');
  expect(place?.dataset.state).toBe('instant-open');
  act(() => screen.getByRole('link').blur());
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  expect(place?.dataset.state).toBe('closed');
});

test('a text that is cut shows all of itself on hover', async () => {
  heights(60, 40);
  render(inLink);
  await userEvent.hover(screen.getByText(title));
  expect(await screen.findByRole('tooltip')).toBeDefined();
});

test('a text that fits has no tooltip', async () => {
  heights(40, 40);
  render(inLink);
  await userEvent.tab();
  await userEvent.hover(screen.getByText(title));
  expect(screen.getByRole('link').querySelector('[data-state]')).toBeNull();
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('a cut text with no link around it has the focus itself, as long as it is cut, and shows all of itself', async () => {
  heights(60, 40);
  render(<TruncatedText>{title}</TruncatedText>);
  resize();
  const frame = screen.getByText(title).parentElement;
  await userEvent.tab();
  expect(document.activeElement).toBe(frame);
  expect((await screen.findByRole('tooltip')).textContent).toBe(title);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  vi.restoreAllMocks();
  heights(40, 40);
  resize();
  expect(frame?.hasAttribute('tabindex')).toBe(false);
});

test('a tap on a cut text shows all of it, and a tap elsewhere takes it away', async () => {
  heights(60, 40);
  render(<TruncatedText>{title}</TruncatedText>);
  resize();
  const user = userEvent.setup();
  await user.pointer({ keys: '[TouchA]', target: screen.getByText(title) });
  expect((await screen.findByRole('tooltip')).textContent).toBe(title);
  await user.pointer({ keys: '[TouchA]', target: document.body });
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
});

test('a text in a link never has the focus itself', () => {
  heights(60, 40);
  render(inLink);
  resize();
  expect(screen.getByText(title).parentElement?.hasAttribute('tabindex')).toBe(false);
});

test('a line break of its own changes nothing about the words', () => {
  render(<TruncatedText breakAt={15}>The Witcher 3: Wild Hunt</TruncatedText>);
  const words = screen.getByText('The Witcher 3: Wild Hunt');
  expect(words.textContent).toBe('The Witcher 3: Wild Hunt');
  expect(words.querySelector('br')?.nextSibling?.textContent).toBe('Wild Hunt');
});
