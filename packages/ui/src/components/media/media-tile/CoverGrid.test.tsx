// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { messages as german } from '../../../languages/de.ts';
import { MessagesProvider } from '../../translation/messages-provider/MessagesProvider.tsx';
import { CoverGrid } from './CoverGrid.tsx';
import { CoverTile, type CoverTileProps } from './CoverTile.tsx';

afterEach(cleanup);

const hades = { name: 'Hades', href: '/game/hades', imageUrl: '/hades.jpg' };
const grid = (tile: Partial<CoverTileProps> = {}, busy?: boolean) => (
  <CoverGrid aria-label="Games" busy={busy}>
    <CoverTile {...hades} {...tile} />
  </CoverGrid>
);

test('a tile is an item of the list, with one link named by the title, the year and the average', () => {
  render(grid({ year: 2020, average: 4.416 }));
  expect(screen.getByRole('list', { name: 'Games' }).children).toHaveLength(1);
  const link = screen.getByRole('link', { name: 'Hades 2020 4.42 of 5 stars' });
  expect(link.getAttribute('href')).toBe('/game/hades');
  expect(link.textContent).toBe('Hades 2020 4.42');
  expect(link.querySelectorAll('svg')).toHaveLength(1);
});

test('the average is written and named in the language of the MessagesProvider', () => {
  render(
    <MessagesProvider messages={german} locale="de">
      {grid({ average: 4.5 })}
    </MessagesProvider>,
  );
  expect(screen.getByRole('img', { name: /von 5 Sternen$/ }).textContent).toBe('4,50');
});

test('an unknown year or average is left out', () => {
  render(grid({ year: null, average: null }));
  expect(screen.getByRole('link').textContent?.trim()).toBe('Hades');
  expect(screen.queryByRole('img')).toBeNull();
});

test('a tile without href is not a link', () => {
  render(grid({ href: undefined }));
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('Hades')).toBeDefined();
});

test('loads covers lazily unless they are eager', () => {
  const { container, rerender } = render(grid());
  const loading = () => container.querySelector('img')?.getAttribute('loading');
  expect(loading()).toBe('lazy');
  rerender(grid({ eager: true }));
  expect(loading()).toBe('eager');
});

test('a busy grid is marked as busy', () => {
  const { rerender } = render(grid());
  const list = screen.getByRole('list');
  expect(list.dataset.state).toBe('ready');
  expect(list.hasAttribute('aria-busy')).toBe(false);
  rerender(grid({}, true));
  expect(list.dataset.state).toBe('busy');
  expect(list.getAttribute('aria-busy')).toBe('true');
});

test('the parts of a tile are marked by data-part', () => {
  const { container } = render(grid());
  const part = (name: string) => container.querySelector(`[data-part="${name}"]`);
  expect(part('cover')?.querySelector('img')).not.toBeNull();
  expect(part('body')).toBe(screen.getByRole('link'));
});

test('renders without inline styles on the server', () => {
  expect(renderToString(grid({ year: 2020, average: 4.4 }))).not.toContain('style=');
});
