// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { DetailText } from './DetailText.tsx';

afterEach(cleanup);

test('focus shows the detail in a tooltip, Escape hides it', async () => {
  const user = userEvent.setup();
  render(<DetailText detail="PC, Wii U">PC, …</DetailText>);
  expect(screen.queryByRole('tooltip')).toBeNull();
  await user.tab();
  expect((await screen.findByRole('tooltip')).textContent).toBe('PC, Wii U');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
});

test('hover shows the detail in a tooltip', async () => {
  render(<DetailText detail="PC, Wii U">PC, …</DetailText>);
  await userEvent.hover(screen.getByRole('button'));
  expect((await screen.findByRole('tooltip')).textContent).toBe('PC, Wii U');
});

test('a tap shows the detail in browsers that do not focus a tapped button', async () => {
  render(<DetailText detail="PC, Wii U">PC, …</DetailText>);
  const text = screen.getByRole('button');
  expect(text.dataset.state).toBe('closed');
  fireEvent.click(text);
  expect((await screen.findByRole('tooltip')).textContent).toBe('PC, Wii U');
  expect(text.dataset.state).toBe('open');
});

test('a detail that differs from the text is the accessible description', () => {
  const { rerender } = render(<DetailText detail="PC, Wii U">Two platforms</DetailText>);
  expect(screen.getByRole('button').getAttribute('aria-description')).toBe('PC, Wii U');
  rerender(<DetailText detail="PC, Wii U">PC, Wii U</DetailText>);
  expect(screen.getByRole('button').hasAttribute('aria-description')).toBe(false);
});
