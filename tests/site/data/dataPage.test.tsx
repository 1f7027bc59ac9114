// @vitest-environment jsdom
import { getCatalogueStatus } from '@gildshelf/api-client/contract';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { credits, licences } from '../../../packages/catalogue-data/src/creditsPage.ts';
import { openSite } from '../support/openSite.tsx';
import { createSiteHost } from '../support/siteHost.ts';

test('shows the notice of every credited source as its licence requires, with links to the source and its licences', async () => {
  await openSite('/about/data');
  expect(await screen.findByRole('heading', { level: 1, name: 'Data sources' })).toBeTruthy();
  for (const { name, url, text, licences: names } of credits) {
    expect(screen.getAllByText(text)[0]?.lang).toBe('en');
    const hrefs = screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));
    expect(hrefs).toContain(url);
    for (const licence of names) {
      const links = screen.getAllByRole('link', { name: `Full text of ${licences[licence].short}` });
      expect(links[0]?.getAttribute('href')).toBe(`/about/data/licences/${licences[licence].text}`);
    }
  }
});

test('shows the number of titles by source, and the progress of the table that is being installed', async () => {
  const body = {
    sources: [
      { type: 'game', source: 'open-games', titles: 31_250 },
      { type: 'game', source: 'rawg', name: 'RAWG', titles: 7 },
    ],
    installation: [
      { table: 'anime', type: 'anime', rows: 40, installed_rows: 40 },
      { table: 'games', type: 'game', rows: 83_185, installed_rows: 31_250 },
    ],
    is_installing: true,
  };
  await openSite('/about/data', {
    host: createSiteHost({ exceptions: [{ endpoint: getCatalogueStatus, status: 200, body }] }),
  });
  const bar = await screen.findByRole('progressbar', { name: 'The open data is being installed: games' });
  expect(bar.getAttribute('aria-valuetext')).toBe('31,250 of 83,185');
  const games = within(screen.getByRole('heading', { name: 'Games' }).parentElement as HTMLElement);
  expect(games.getByText('Open data').nextSibling?.textContent).toBe('31,250');
  expect(games.getByText('RAWG').nextSibling?.textContent).toBe('7');
});

test('names TV series and manga only where the catalogue has titles of them', async () => {
  const sources = [{ type: 'manga', source: 'import', titles: 3 }];
  const body = { sources, installation: [], is_installing: false };
  const host = createSiteHost({ exceptions: [{ endpoint: getCatalogueStatus, status: 200, body }] });
  await openSite('/about/data', { host });
  const manga = within((await screen.findByRole('heading', { name: 'Manga' })).parentElement as HTMLElement);
  expect(manga.getByText('Imported files').nextSibling?.textContent).toBe('3');
  expect(screen.queryByRole('heading', { name: 'TV Shows' })).toBeNull();
});

test('shows the notices that the host requires, with links to their sources', async () => {
  const text = 'This product uses the TMDB API but is not endorsed or certified by TMDB.';
  const notice = { type: 'movie', source: 'tmdb', name: 'TMDB', url: 'https://www.themoviedb.org/', text };
  const invalid = { ...notice, source: 'other', url: 'javascript:alert(1)', text: 'Invalid' };
  const body = { sources: [], notices: [notice, invalid], installation: [], is_installing: false };
  await openSite('/about/data', {
    host: createSiteHost({ exceptions: [{ endpoint: getCatalogueStatus, status: 200, body }] }),
  });
  expect((await screen.findByText(text)).lang).toBe('en');
  expect(within(screen.getByRole('main')).getByRole('link', { name: /^TMDB/ }).getAttribute('href')).toBe(
    notice.url,
  );
  expect(screen.queryByText('Invalid')).toBeNull();
});

test('shows the credits without numbers if the host has no status', async () => {
  await openSite('/about/data', {
    host: createSiteHost({ exceptions: [{ endpoint: getCatalogueStatus, status: 404, body: {} }] }),
  });
  expect(await screen.findByText(credits[0]?.text ?? '')).toBeTruthy();
  expect(screen.queryByText('Open data')).toBeNull();
  expect(screen.queryByRole('progressbar')).toBeNull();
});
