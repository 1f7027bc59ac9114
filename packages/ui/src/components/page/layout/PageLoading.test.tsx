// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PageLoading } from './PageLoading.tsx';

afterEach(cleanup);

test('announces its label as a status and marks the page as loading', () => {
  const { container } = render(<PageLoading label="Loading the dashboard" />);
  expect(screen.getByRole('status').textContent).toBe('Loading the dashboard');
  expect((container.firstElementChild as HTMLElement).dataset.page).toBe('loading');
});
