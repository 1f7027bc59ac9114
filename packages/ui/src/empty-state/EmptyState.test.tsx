// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { EmptyState } from './EmptyState.tsx';

afterEach(cleanup);

test('what is missing is a heading at its place in the outline, with the way on; the drawing is not read', () => {
  const { container } = render(
    <EmptyState title="Nothing here yet" headingLevel={3} action={<a href="/search">Search</a>}>
      Come back tomorrow.
    </EmptyState>,
  );
  expect(screen.getByRole('heading', { name: 'Nothing here yet', level: 3 })).toBeDefined();
  expect(screen.getByText('Come back tomorrow.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Search' })).toBeDefined();
  expect(screen.queryByRole('img')).toBeNull();
  const parts = Array.from(
    container.querySelectorAll<SVGElement>('[data-part]'),
    ({ dataset }) => dataset.part,
  );
  expect(parts).toEqual(['free', 'title', 'spark']);
});
