// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { EmptyState } from './EmptyState.tsx';

afterEach(cleanup);

test('renders the title as a heading of the given level with text and action, and hides the illustration from screen readers', () => {
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
