// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PeriodHeading } from './PeriodHeading.tsx';

afterEach(cleanup);

const create = (nextHref?: string, title = 'November 2026') => (
  <PeriodHeading
    title={title}
    previous={{ label: 'Previous month', href: '/?month=2026-10' }}
    next={nextHref ? { label: 'Next month', href: nextHref } : { label: 'Next month' }}
    note="10 entries"
  />
);

test('renders the period as a heading between links, and announces the summary', () => {
  render(create('/?month=2026-12'));
  expect(screen.getByRole('heading', { level: 2, name: 'November 2026' })).toBeDefined();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/?month=2026-10',
    '/?month=2026-12',
  ]);
  expect(screen.getByRole('status').textContent).toBe('10 entries');
});

test('a step without a URL is a disabled link', () => {
  render(create());
  const next = screen.getByRole('link', { name: 'Next month' });
  expect([next.getAttribute('aria-disabled'), next.getAttribute('href')]).toEqual(['true', null]);
});

test('a link keeps the focus while the period changes; when it goes, the heading gets the focus', async () => {
  const { rerender } = render(create('/?month=2026-11', 'October 2026'));
  const next = screen.getByRole('link', { name: 'Next month' });
  next.focus();
  rerender(create('/?month=2026-12'));
  await Promise.resolve();
  expect(document.activeElement).toBe(next);
  rerender(create(undefined, 'December 2026'));
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading')));
});
