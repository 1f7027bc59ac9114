// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { DropdownMenu } from '../dropdown-menu/DropdownMenu.tsx';
import { IconButton } from './IconButton.tsx';

afterEach(cleanup);

test('its name is its label, and it never sends a form', async () => {
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

test('while it is disabled it can neither be pressed nor have the focus', async () => {
  const handleClick = vi.fn();
  render(<IconButton icon="trash" label="Remove Hades" disabled onClick={handleClick} />);
  await userEvent.click(screen.getByRole('button'));
  await userEvent.tab();
  expect(handleClick).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(document.body);
});

test('without a label it says what is wrong and how to mend it', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  render(<IconButton icon="trash" label="" />);
  expect(said).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/no label.*“button”.*Pass/));
  said.mockRestore();
});

test('as the trigger of a menu it tells whether that is open', async () => {
  render(<DropdownMenu trigger={<IconButton icon="edit" label="More" />} items={[{ label: 'Remove' }]} />);
  const trigger = screen.getByRole('button', { name: 'More' });
  expect(trigger.dataset.state).toBe('closed');
  trigger.focus();
  await userEvent.keyboard('{Enter}');
  expect(trigger.dataset.state).toBe('open');
});
