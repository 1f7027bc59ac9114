// @vitest-environment jsdom
import { catalogues, messages, noDescription } from '@gildshelf/api-client/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openSite } from '../support/openSite.tsx';
import { createSiteHost, type MockResponse } from '../support/siteHost.ts';
import { createTitleHost, description, detailsCall, factOf, findTitle } from './mediaSite.ts';

const witcher = { slug: 'the-witcher-3-wild-hunt', name: 'The Witcher 3: Wild Hunt' };
const linkState = { id: 'x1', slug: witcher.slug, name: 'The Witcher 3 of the navigation state' };
const path = `/game/${witcher.slug}`;

/** An API that responds from the fixtures, but only once `respond` is called. */
function createLateHost() {
  const host = createSiteHost();
  const late = Promise.withResolvers<undefined>();
  host.respondTo(/./, () => late.promise);
  return { host, respond: () => late.resolve(undefined) };
}

test('a game in the navigation state is shown before the response arrives, then with its details', async () => {
  const { host, respond } = createLateHost();
  await openSite(path, { host, state: linkState });
  await findTitle(linkState.name);
  expect(document.title).toBe(`${linkState.name} · Gildshelf`);
  await waitFor(() => expect(host.calls()).toContain(detailsCall('game', witcher.slug)));
  // A missing value is not reported before the details are loaded.
  expect(screen.queryByText(noDescription)).toBeNull();
  expect(screen.queryByText('Rating Pending')).toBeNull();
  respond();
  await findTitle(witcher.name);
  expect(factOf('ESRB Rating')).toBe('Mature');
  expect(description()).toContain('Geralt');
});

test('an anime in the navigation state is shown before the response arrives, then with its details', async () => {
  const { host, respond } = createLateHost();
  const slug = 'frieren-beyond-journeys-end';
  await openSite(`/anime/${slug}`, { host, state: { id: 1, slug, title: 'Frieren, in short' } });
  await findTitle('Frieren, in short');
  await waitFor(() => expect(host.calls()).toContain(detailsCall('anime', slug)));
  respond();
  await findTitle("Frieren: Beyond Journey's End");
  expect(factOf('Episodes')).toBe('28');
});

test.each([
  ['of another title', { ...linkState, slug: 'portal-2' }],
  ['without an id', { ...linkState, id: null }],
  ['with the title in a nested field', { item: linkState }],
  ['that is a string', 'text'],
])('a navigation state %s is ignored', async (_, state) => {
  await openSite(path, { host: createTitleHost('game', witcher.slug, 'never'), state });
  const statuses = await screen.findAllByRole('status');
  expect(statuses.filter(({ textContent }) => textContent?.startsWith('Loading'))).toHaveLength(1);
  expect(screen.queryByText(linkState.name)).toBeNull();
});

const failures: readonly (readonly [name: string, response: MockResponse, message: string])[] = [
  ['status 500 without a message', { status: 500, json: {} }, messages.media.detailsFailed],
  ['status 502 and HTML', { status: 502, html: '<h1>Bad Gateway</h1>' }, messages.media.detailsFailed],
  ['status 200 and HTML', { html: '<!doctype html>' }, messages.media.detailsFailed],
  ['status 500 and a message', { status: 500, json: { message: 'Closed for today.' } }, 'Closed for today.'],
  ['status 404 and HTML', { status: 404, html: '<p>nope' }, catalogues.game.notFound],
  ['status 200 and null', { json: null }, catalogues.game.notFound],
];

test.each(failures)(
  'a title in the navigation state stays visible when its details fail to load: %s',
  async (_, response, message) => {
    await openSite(path, { host: createTitleHost('game', witcher.slug, response), state: linkState });
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    await findTitle(linkState.name);
    expect(factOf('ESRB Rating')).toBe('Rating Pending');
  },
);

test.each(failures)(
  "details that fail to load show the API's error message, else the default error message: %s",
  async (_, response, message) => {
    await openSite(path, { host: createTitleHost('game', witcher.slug, response) });
    expect((await screen.findByRole('alert')).textContent).toContain(message);
    expect(screen.getByRole('button', { name: 'Back' })).toBeTruthy();
  },
);
