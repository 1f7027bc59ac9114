// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { DetailText } from './DetailText.tsx';

afterEach(cleanup);

test('focus tells the whole of it, Escape takes it away', async () => {
  const user = userEvent.setup();
  render(<DetailText detail="PC, Wii U">PC, …</DetailText>);
  expect(screen.queryByRole('tooltip')).toBeNull();
  await user.tab();
  expect((await screen.findByRole('tooltip')).textContent).toBe('PC, Wii U');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
});

test('hover tells the whole of it', async () => {
  render(<DetailText detail="PC, Wii U">PC, …</DetailText>);
  await userEvent.hover(screen.getByRole('button'));
  expect((await screen.findByRole('tooltip')).textContent).toBe('PC, Wii U');
});
