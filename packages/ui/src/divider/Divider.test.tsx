// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Divider } from './Divider.tsx';

afterEach(cleanup);

test('a line alone is a separator; with a word it is text, for nobody reads the words of a separator', () => {
  const { rerender } = render(<Divider />);
  expect(screen.getByRole('separator')).toBeDefined();
  rerender(<Divider word="or" />);
  expect(screen.queryByRole('separator')).toBeNull();
  expect(screen.getByText('or')).toBeDefined();
});
