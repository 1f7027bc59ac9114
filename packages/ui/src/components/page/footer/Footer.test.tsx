// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Footer } from './Footer.tsx';

afterEach(cleanup);

test('renders the contentinfo landmark with the credits in order and the copyright last', () => {
  render(<Footer credits={['Games from RAWG', 'Anime from MyAnimeList']} copyright="© 2026 Gildshelf" />);
  const texts = Array.from(
    screen.getByRole('contentinfo').querySelectorAll('span'),
    (text) => text.textContent,
  );
  expect(texts).toEqual(['Games from RAWG', 'Anime from MyAnimeList', '© 2026 Gildshelf']);
});
