// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { TextArea } from './TextArea.tsx';

afterEach(cleanup);

test('onChange gets the text with its line breaks, and an error makes it invalid', async () => {
  const handleChange = vi.fn();
  const { rerender } = render(<TextArea label="Bio" onChange={handleChange} />);
  const area = screen.getByLabelText('Bio');
  await userEvent.type(area, 'a{Enter}b');
  expect(handleChange).toHaveBeenLastCalledWith('a\nb');
  expect(area.hasAttribute('aria-invalid')).toBe(false);
  rerender(<TextArea label="Bio" error="Too short." />);
  expect(area.getAttribute('aria-invalid')).toBe('true');
});
