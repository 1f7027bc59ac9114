// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { DropdownMenu } from '../dropdown-menu/DropdownMenu.tsx';
import { IconButton } from './IconButton.tsx';

afterEach(cleanup);

test('is named by its label, and does not submit a form', async () => {
  const handleSubmit = vi.fn();
  const handleClick = vi.fn();
  render(
    <form onSubmit={handleSubmit}>
      <IconButton icon="trash" label="Remove Hades" onClick={handleClick} />
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Remove Hades' }));
  expect(handleClick).toHaveBeenCalledOnce();
  expect(handleSubmit).not.toHaveBeenCalled();
});

test('a disabled button can be neither clicked nor focused', async () => {
  const handleClick = vi.fn();
  render(<IconButton icon="trash" label="Remove Hades" disabled onClick={handleClick} />);
  await userEvent.click(screen.getByRole('button'));
  await userEvent.tab();
  expect(handleClick).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(document.body);
});

test('a missing label is logged with its consequence and the fix', () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  render(<IconButton icon="trash" label="" />);
  expect(consoleError).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/no label.*“button”.*Pass/));
  consoleError.mockRestore();
});

test('as the trigger of a menu its data-state is "open" or "closed"', async () => {
  render(<DropdownMenu trigger={<IconButton icon="edit" label="More" />} items={[{ label: 'Remove' }]} />);
  const trigger = screen.getByRole('button', { name: 'More' });
  expect(trigger.dataset.state).toBe('closed');
  trigger.focus();
  await userEvent.keyboard('{Enter}');
  expect(trigger.dataset.state).toBe('open');
});

test('takes an element as its icon', () => {
  render(<IconButton icon={<i data-testid="own" />} label="Play" />);
  expect(screen.getByRole('button', { name: 'Play' }).contains(screen.getByTestId('own'))).toBe(true);
});
