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

test('one item is always selected: clicking it again does not call onChange', async () => {
  const handleChange = vi.fn();
  render(<ToggleGroup label="Content type" value="games" onChange={handleChange} items={items} />);
  expect(screen.getByRole('radiogroup', { name: 'Content type' })).toBeDefined();
  await userEvent.click(screen.getByRole('radio', { name: 'Games' }));
  expect(handleChange).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('radio', { name: 'Anime' }));
  expect(handleChange).toHaveBeenCalledExactlyOnceWith('anime');
});

test('controlled: shows the value prop, not the clicked item', async () => {
  render(<ToggleGroup label="Content type" value="games" items={items} />);
  await userEvent.click(screen.getByText('Anime'));
  expect(screen.getByRole('radio', { name: 'Games' })).toHaveProperty('checked', true);
  expect(screen.getByText('Games').dataset.state).toBe('on');
  expect(screen.getByText('Anime').dataset.state).toBe('off');
});

test('uncontrolled: starts with the first item or defaultValue, and stores the selection', async () => {
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

test('submits the selected value in a form', () => {
  render(
    <form aria-label="Filter">
      <ToggleGroup label="Content type" name="type" items={items} defaultValue="anime" />
    </form>,
  );
  expect(new FormData(screen.getByRole<HTMLFormElement>('form')).get('type')).toBe('anime');
});

test('reports a value that no item has', () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  render(<ToggleGroup<string> label="Content type" value="movies" items={items} />);
  expect(consoleError.mock.calls[0]?.[0]).toContain("The ToggleGroup 'Content type' has no item 'movies'.");
  consoleError.mockRestore();
});

test('renders without inline styles on the server', () => {
  expect(renderToString(<ToggleGroup label="Content type" items={items} />)).not.toContain('style=');
});

test('with icons only, the labels are the accessible names', () => {
  render(
    <ToggleGroup
      label="Density"
      iconsOnly
      items={[
        { value: 'cards', label: 'Cards', icon: 'book' },
        { value: 'list', label: 'List', icon: 'film' },
      ]}
    />,
  );
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Cards' }).checked).toBe(true);
  expect(screen.queryByText('List')).toBeNull();
});
