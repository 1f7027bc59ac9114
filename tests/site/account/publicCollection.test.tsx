// @vitest-environment jsdom
import { ownMessages } from '@gildshelf/api-client/contract';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openSite } from '../support/openSite.tsx';
import { optionalCalls, withAllTypes } from '../support/optionalTypes.ts';
import { createSiteHost } from '../support/siteHost.ts';

test('the profile of a user with a public collection links to the widget builder, with the collection filled in', async () => {
  const host = createSiteHost({ visibility: 'public' });
  const { user } = await openSite('/user/mara/profile', { host, signedIn: true });
  await user.click(await screen.findByRole('link', { name: 'get the lines for it' }));
  await screen.findByRole('heading', { level: 1, name: ownMessages.builder.title });
  await screen.findByRole('radio', { name: 'Collection', checked: true });
  expect(screen.getByLabelText<HTMLInputElement>('Whose collection').value).toBe('mara');
  const preview = within(await screen.findByRole('region', { name: 'Preview' }));
  await preview.findByRole('link', { name: /Portal 2/ });
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Snippet: Script tag')).value).toMatch(
    /<gildshelf-collection [^>]*user="mara"/,
  );
});

test('a public collection shows its movies in a section of their own, with links to their pages', async () => {
  const movie = { 'the-godfather': { status: 'watched', rating: 4.5 } };
  const host = createSiteHost({ visibility: 'public', shelves: { movie } });
  await openSite('/user/mara/collection', { host });
  const movies = within(await screen.findByRole('list', { name: 'Movies' }));
  const link = movies.getByRole('link', { name: /The Godfather/ });
  expect(link.getAttribute('href')).toBe('/movie/the-godfather');
  expect(movies.getByRole('listitem').textContent).toBe('The GodfatherStatus: Watched');
});

const shelves = {
  game: { 'portal-2': { status: 'completed', rating: 5 } },
  show: { 'breaking-bad': { status: 'paused', rating: 4 } },
  manga: { berserk: { status: 're-reading', rating: 4.5 } },
};

test('a public collection shows TV series and manga where the server has titles of them', async () => {
  const host = createSiteHost({ visibility: 'public', shelves });
  await openSite('/user/mara/collection', { host, ...withAllTypes });
  for (const [name, path, status] of [
    ['TV Shows', '/show/breaking-bad', 'Paused'],
    ['Manga', '/manga/berserk', 'Re-reading'],
  ] as const) {
    const titles = within(await screen.findByRole('list', { name }));
    expect(titles.getByRole('link').getAttribute('href')).toBe(path);
    expect(titles.getByRole('listitem').textContent).toContain(`Status: ${status}`);
  }
});

test('a public collection requests no TV series and manga where the server has none', async () => {
  const host = createSiteHost({ visibility: 'public', shelves });
  await openSite('/user/mara/collection', { host });
  await screen.findByRole('link', { name: /Portal 2/ });
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toHaveLength(1);
  expect(optionalCalls(host)).toEqual([]);
});
