// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { CreditLine } from './CreditLine.tsx';

afterEach(cleanup);

test('lists every source once, separated by commas, each as a link', () => {
  const credits = [
    { name: 'RAWG', url: 'https://rawg.io/' },
    { name: 'IGDB', url: 'https://www.igdb.com/' },
  ];
  const { container } = render(<CreditLine what="Game data" credits={credits} />);
  expect(container.textContent).toBe('Game data from RAWG, IGDB');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    credits.map(({ url }) => url),
  );
});
