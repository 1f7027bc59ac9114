// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { TruncatedText } from './TruncatedText.tsx';

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
  act(() => screen.getByRole('link').blur());
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
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
