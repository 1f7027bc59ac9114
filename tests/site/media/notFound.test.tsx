// @vitest-environment jsdom
import { catalogues, messages } from '@gildshelf/api-client/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openSite } from '../support/openSite.tsx';
import { createSiteHost } from '../support/siteHost.ts';
import { createTitleHost, findTitle } from './mediaSite.ts';

const types = ['game', 'anime'] as const;
const alert = () => screen.findByRole('alert');

test.each([
  ['/game/nothing-of-this-name', catalogues.game.notFound],
  ['/anime/nothing-of-this-name', catalogues.anime.notFound],
])('%s shows the not-found message and a link to Home', async (path, message) => {
  const { user } = await openSite(path);
  expect((await alert()).textContent).toContain(message);
  expect(document.title).toBe('Not found · Gildshelf');
  await user.click(screen.getByRole('link', { name: 'Go to Home' }));
  await waitFor(() => expect(location.pathname).toBe('/'));
  await findTitle('Gildshelf');
});

const responses = {
  'no body': { status: 404, raw: '' },
  'an HTML body': { status: 404, html: '<!doctype html><h1>Not Found</h1>' },
  'an error message': { status: 404, json: { message: 'No such row in table titles.' } },
  'a JSON string': { status: 404, raw: '"nope"' },
  'null and status 200': { status: 200, json: null },
};

test.each(
  types.flatMap((type) =>
    Object.entries(responses).map(([name, response]) => [type, name, response] as const),
  ),
)(
  "an unknown %s shows the site's not-found message when the API responds with %s",
  async (type, _, response) => {
    await openSite(`/${type}/a-title`, { host: createTitleHost(type, 'a-title', response) });
    expect((await alert()).textContent).toContain(catalogues[type].notFound);
    expect(screen.queryByText('No such row', { exact: false })).toBeNull();
  },
);

const slugs = [
  'top',
  'search',
  '%00',
  '%2e%2e%2fapi',
  '%E0%A4%A',
  '%',
  '100%25',
  'a%2Fb%3Fc%23d',
  '%F0%9F%98%80',
  'x'.repeat(2000),
  '<script>alert(1)<%2Fscript>',
];

test.each(types.flatMap((type) => slugs.map((slug) => [type, slug.slice(0, 40), slug] as const)))(
  '/%s/%s shows the not-found message',
  async (type, _, slug) => {
    // The router logs a warning for a malformed path.
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    onTestFinished(() => warn.mockRestore());
    await openSite(`/${type}/${slug}`);
    expect((await alert()).textContent).toContain(catalogues[type].notFound);
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  },
);

test.each(['a/b?c#d', '葬送 é', 'a&b=c+d', '...'])(
  'the title with the slug %s is requested by its encoded slug',
  async (slug) => {
    const host = createSiteHost();
    host.respondTo(/^GET \/api\/games\//, { json: { id: 1, name: 'A Title' } });
    await openSite(`/game/${encodeURIComponent(slug)}`, { host });
    await findTitle('A Title');
    expect(host.calls()).toContain(`GET /api/games/${encodeURIComponent(slug)}`);
  },
);

test('a title shows an error message when the API cannot be reached', async () => {
  await openSite('/anime/a-title', { host: createTitleHost('anime', 'a-title', 'unreachable') });
  expect((await alert()).textContent).toContain(messages.transport.unreachable);
});
