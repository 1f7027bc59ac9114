// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Footer } from './Footer.tsx';

afterEach(cleanup);

test('renders the contentinfo landmark with the credits in order and the copyright last', () => {
  render(<Footer credits={['Games from RAWG', 'Anime from MyAnimeList']} copyright="© 2026 Gildshelf" />);
  const [row] = screen.getByRole('contentinfo').children;
  expect(Array.from(row?.children ?? [], (text) => text.textContent)).toEqual([
    'Games from RAWG',
    'Anime from MyAnimeList',
    '© 2026 Gildshelf',
  ]);
});

test('credits may be groups of links: no element around them allows text only', () => {
  render(<Footer credits={[<ul key="links" />]} copyright={<p>© 2026 Gildshelf</p>} />);
  expect([screen.getByRole('list'), screen.getByText('© 2026 Gildshelf')].map(parentTag)).toEqual([
    'div',
    'div',
  ]);
});

const parentTag = (element: Element) => element.parentElement?.localName;
