// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Divider } from './Divider.tsx';

afterEach(cleanup);

test('is a separator without a word, and plain text with one, since screen readers skip the content of a separator', () => {
  const { rerender } = render(<Divider />);
  expect(screen.getByRole('separator')).toBeDefined();
  rerender(<Divider word="or" />);
  expect(screen.queryByRole('separator')).toBeNull();
  expect(screen.getByText('or')).toBeDefined();
});
