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

test('names the article of a source and links its licence', () => {
  const licence = { name: 'CC BY-SA 4.0', url: 'https://creativecommons.org/licenses/by-sa/4.0/' };
  const url = 'https://en.wikipedia.org/wiki/Ico';
  const { container } = render(
    <CreditLine
      what="Data"
      credits={[
        { name: 'Wikipedia', url, article: 'Ico', licence },
        { name: 'RAWG', url: 'https://rawg.io/' },
      ]}
    />,
  );
  expect(container.textContent).toBe('Data from Wikipedia: Ico (CC BY-SA 4.0), RAWG');
  expect(screen.getByRole('link', { name: 'Wikipedia: Ico' }).getAttribute('href')).toBe(url);
  expect(screen.getByRole('link', { name: licence.name }).getAttribute('href')).toBe(licence.url);
});
