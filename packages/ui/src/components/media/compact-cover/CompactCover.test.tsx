// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SelectBox } from '../data-grid/SelectBox.tsx';
import { CompactCover, type CompactCoverProps } from './CompactCover.tsx';
import { CompactCoverGrid } from './CompactCoverGrid.tsx';

afterEach(cleanup);

const grid = (cover: Partial<CompactCoverProps> = {}, busy?: boolean) => (
  <CompactCoverGrid aria-label="Games" busy={busy}>
    <CompactCover name="Hades" href="/game/hades" status="Completed" statusIcon="check" {...cover} />
  </CompactCoverGrid>
);

test('the link is named by the title, its status and its rating', () => {
  const { rerender } = render(grid({ rating: 4.5 }));
  const link = screen.getByRole('link', { name: 'Hades, Completed 4.5 of 5 stars' });
  expect(link.getAttribute('href')).toBe('/game/hades');
  rerender(grid({ rating: 0 }));
  expect(screen.getByRole('link', { name: 'Hades, Completed' }).textContent).toContain('Completed');
});

test('a cover without href is not a link', () => {
  render(grid({ href: undefined }));
  expect(screen.queryByRole('link')).toBeNull();
});

test('a control replaces the icon, and a selected cover is marked', () => {
  const { rerender } = render(grid());
  const item = screen.getByRole('listitem');
  // The icon of the status, and the drawing in place of the missing cover.
  expect(item.querySelectorAll('svg')).toHaveLength(2);
  rerender(grid({ selected: true, control: <SelectBox label="Hades" checked onChange={() => {}} /> }));
  expect(screen.getByRole('checkbox', { name: 'Select Hades' })).toBeDefined();
  expect(item.querySelectorAll('svg')).toHaveLength(1);
  expect(item.dataset.state).toBe('selected');
  const parts = Array.from(item.querySelectorAll<HTMLElement>('[data-part]'), ({ dataset }) => dataset.part);
  expect(parts).toEqual(['tile', 'body', 'cover']);
});

test('a busy grid is marked as busy', () => {
  const { rerender } = render(grid());
  const list = screen.getByRole('list');
  expect(list.dataset.state).toBe('ready');
  rerender(grid({}, true));
  expect(list.dataset.state).toBe('busy');
});
