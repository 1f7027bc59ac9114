// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { SelectionBar } from './SelectionBar.tsx';

afterEach(cleanup);

test('is a toolbar that announces the count, with arrow keys between its buttons', async () => {
  render(
    <SelectionBar
      label="Selected titles"
      count="3 selected"
      extra={<button type="button">Select all</button>}
      close={<button type="button">Clear</button>}
    >
      <button type="button">Remove</button>
    </SelectionBar>,
  );
  expect(screen.getByRole('toolbar', { name: 'Selected titles' })).toBeDefined();
  expect(screen.getByRole('status').textContent).toBe('3 selected');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(document.activeElement?.textContent).toBe('Clear');
  await userEvent.keyboard('{ArrowLeft}');
  expect(document.activeElement?.textContent).toBe('Remove');
});
