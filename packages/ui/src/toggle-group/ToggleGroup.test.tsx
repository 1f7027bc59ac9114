// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ToggleGroup } from './ToggleGroup.tsx';

afterEach(cleanup);

test('one is always chosen: pressing it again changes nothing', async () => {
  const handleChange = vi.fn();
  const items = [
    { value: 'games', label: 'Games' },
    { value: 'anime', label: 'Anime' },
  ] as const;
  render(<ToggleGroup label="Content type" value="games" onChange={handleChange} items={items} />);
  expect(screen.getByRole('radiogroup', { name: 'Content type' })).toBeDefined();
  await userEvent.click(screen.getByRole('radio', { name: 'Games' }));
  expect(handleChange).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('radio', { name: 'Anime' }));
  expect(handleChange).toHaveBeenCalledExactlyOnceWith('anime');
});
