// @vitest-environment jsdom
import { catalogues } from '@gildshelf/api-client/contract';
import { useTopTitles } from '@gildshelf/api-client/react';
import { type FixtureFetchOptions, fixtureAnime } from '@gildshelf/api-client/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { Fixture } from '../testing/Fixture.tsx';
import { MediaCarousel } from './MediaCarousel.tsx';

afterEach(cleanup);

function TopAnime() {
  return <MediaCarousel type="anime" list={useTopTitles('anime')} />;
}

function show(host: FixtureFetchOptions = {}) {
  render(
    <Fixture {...host}>
      <TopAnime />
    </Fixture>,
  );
}

test("names the region 'Top 100 Anime' and links each card to its page", async () => {
  show();
  expect(screen.getByRole('region', { name: 'Top 100 Anime' })).toBeDefined();
  await screen.findByRole('link', { name: /Frieren/ });
  const cards = within(screen.getByRole('region')).getAllByRole('link');
  expect(cards).toHaveLength(fixtureAnime.length);
  expect(screen.getByRole('link', { name: /Frieren/ }).getAttribute('href')).toBe(
    '/anime/frieren-beyond-journeys-end',
  );
});

test('shows a spinner for an empty list and for one that failed to load', async () => {
  const { listTopTitles } = catalogues.anime;
  show({ exceptions: [{ endpoint: listTopTitles, status: 200, body: [] }] });
  expect(await screen.findByText('Loading Top 100 Anime')).toBeDefined();
  cleanup();
  show({ exceptions: [{ endpoint: listTopTitles, unreachable: true }] });
  expect(await screen.findByText('Loading Top 100 Anime')).toBeDefined();
  expect(screen.queryByRole('link')).toBeNull();
});

test('a card without a slug has no link', async () => {
  const title = { ...fixtureAnime[0], slug: null };
  show({
    exceptions: [
      { endpoint: catalogues.anime.listTopTitles, status: 200, body: [{ rank: 1, anime: title }] },
    ],
  });
  expect(await screen.findByText(/Fullmetal Alchemist/)).toBeDefined();
  expect(within(screen.getByRole('region')).queryByRole('link')).toBeNull();
});

test('renders on the server without data and without style attributes', () => {
  const html = renderToString(
    <Fixture>
      <TopAnime />
    </Fixture>,
  );
  expect(html).toContain('Top 100 Anime');
  expect(html).not.toContain('style=');
});
