// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { ToggleGroup } from './ToggleGroup.tsx';

afterEach(cleanup);

const items = [
  { value: 'games', label: 'Games' },
  { value: 'anime', label: 'Anime' },
] as const;

test('one is always chosen: pressing it again changes nothing', async () => {
  const handleChange = vi.fn();
  render(<ToggleGroup label="Content type" value="games" onChange={handleChange} items={items} />);
  expect(screen.getByRole('radiogroup', { name: 'Content type' })).toBeDefined();
  await userEvent.click(screen.getByRole('radio', { name: 'Games' }));
  expect(handleChange).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('radio', { name: 'Anime' }));
  expect(handleChange).toHaveBeenCalledExactlyOnceWith('anime');
});

test('controlled, it shows the given value and not what was pressed', async () => {
  render(<ToggleGroup label="Content type" value="games" items={items} />);
  await userEvent.click(screen.getByText('Anime'));
  expect(screen.getByRole('radio', { name: 'Games' })).toHaveProperty('checked', true);
  expect(screen.getByText('Games').dataset.state).toBe('on');
  expect(screen.getByText('Anime').dataset.state).toBe('off');
});

test('uncontrolled, it starts with its first item or the one given, and keeps what is chosen', async () => {
  render(<ToggleGroup label="Content type" items={items} />);
  expect(screen.getByRole('radio', { name: 'Games' })).toHaveProperty('checked', true);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'Anime' })).toHaveProperty('checked', true);
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Anime' }));
  cleanup();
  render(<ToggleGroup label="Content type" items={items} defaultValue="anime" />);
  expect(screen.getByRole('radio', { name: 'Anime' })).toHaveProperty('checked', true);
});

test('a form sends what is chosen', () => {
  render(
    <form aria-label="Filter">
      <ToggleGroup label="Content type" name="type" items={items} defaultValue="anime" />
    </form>,
  );
  expect(new FormData(screen.getByRole<HTMLFormElement>('form')).get('type')).toBe('anime');
});

test('a value that no item has is reported', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  render(<ToggleGroup<string> label="Content type" value="movies" items={items} />);
  expect(said.mock.calls[0]?.[0]).toContain("The ToggleGroup 'Content type' has no item 'movies'.");
  said.mockRestore();
});

test('a server writes no inline style', () => {
  expect(renderToString(<ToggleGroup label="Content type" items={items} />)).not.toContain('style=');
});
