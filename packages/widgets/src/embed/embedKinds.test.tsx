// @vitest-environment jsdom
import { type CatalogueItem, present } from '@gildshelf/api-client';
import {
  catalogues,
  catalogueTypes,
  embedMessages,
  endpointUrl,
  listMessages,
  mediaTypes,
  ownMessages,
} from '@gildshelf/api-client/contract';
import { createFixtureFetch, fixtureCatalogue, fixtureUser } from '@gildshelf/api-client/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Fixture } from '../testing/Fixture.tsx';
import { EmbedFrame } from './EmbedFrame.tsx';
import { readEmbedRequest } from './readEmbedRequest.ts';

afterEach(cleanup);

const { username } = fixtureUser;

function requestOf(url: string) {
  const request = readEmbedRequest(url);
  if (!request || 'problem' in request) throw new Error(`The request is invalid: ${url}`);
  return request;
}

function show(url: string) {
  const request = requestOf(url);
  render(
    <Fixture visibility="public">
      <EmbedFrame request={request} />
    </Fixture>,
  );
  return request;
}

/** The frame of one row has a mark in place of the footer. */
function expectRow() {
  expect(screen.getByRole('link', { name: 'Gildshelf' })).toBeDefined();
  expect(screen.queryByText(embedMessages.fromTheShelves)).toBeNull();
}

test("a small rating is one row without the media type and without 'Rate'", async () => {
  show('/embed/rating?slug=hades-2018&size=small');
  const rating = await screen.findByRole('region', { name: 'Rating of Hades' });
  expect(rating.textContent).toMatch(/^Hades/);
  expect(screen.queryByRole('link', { name: 'Rate' })).toBeNull();
  expectRow();
});

test("a large rating has 'Rate' and a footer", async () => {
  show('/embed/rating?slug=hades-2018');
  const rating = await screen.findByRole('region', { name: 'Rating of Hades' });
  expect(rating.textContent).toMatch(/^GameHades/);
  expect(screen.getByRole('link', { name: 'Rate' })).toBeDefined();
  expect(screen.getByText(embedMessages.fromTheShelves)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Data sources' }).getAttribute('href')).toBe('/about/data');
});

test('a badge is one row with a link to the collection, and its frame has the name of the owner', async () => {
  const request = show(`/embed/badge?user=${username}`);
  const link = await screen.findByRole('link', { name: 'Mara' });
  expect(link.getAttribute('href')).toBe(`/user/${username}/collection`);
  expectRow();
  const fetch = createFixtureFetch({ visibility: 'public' });
  const [url = ''] = request.requests;
  const response = await fetch(`http://host.invalid${url}`);
  const responses = { [url]: { status: response.status, body: await response.json() } };
  expect(request.titleOf(responses)).toBe('The collection of Mara in numbers');
  expect([200, 404, 500].map((status) => request.isMissing([status]))).toEqual([false, true, true]);
});

test("a user's list is in its order with places, ends with a link to the next page, and its frame has its name", async () => {
  const request = show(`/embed/user-list?user=${username}&slug=worlds-i-would-move-to&count=2`);
  const list = await screen.findByRole('region', { name: 'Worlds I would move to' });
  const cards = within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(cards).toEqual([
    expect.stringMatching(/^1Disco Elysium|^Disco Elysium1/),
    expect.stringMatching(/Frieren/),
    'Show more',
  ]);
  const more = within(list).getByRole('link', { name: 'Show more titles' });
  expect(more.getAttribute('href')).toContain('/embed/user-list?');
  expect(more.getAttribute('href')).toContain('after=2');
  const fetch = createFixtureFetch();
  const [url = ''] = request.requests;
  const response = await fetch(`http://host.invalid${url}`);
  const responses = { [url]: { status: response.status, body: await response.json() } };
  expect(request.titleOf(responses)).toBe('Worlds I would move to');
  expect([200, 404, 500].map((status) => request.isMissing([status]))).toEqual([false, true, true]);
});

test("a user's list that is private or has no slug is an error message", async () => {
  show(`/embed/user-list?user=${username}&slug=winter-evenings`);
  expect((await screen.findByRole('alert')).textContent).toBe(listMessages.notPublic);
  expect(readEmbedRequest(`/embed/user-list?user=${username}`)).toEqual({
    problem: embedMessages.listMissing,
  });
});

test('a list is in the given order, reports unknown slugs, and is missing when all of them are unknown', async () => {
  const request = show('/embed/list?slugs=portal-2,nothing,hades-2018');
  await screen.findByRole('link', { name: /Hades/ });
  const names = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(names).toEqual(['Portal 2', 'Hades']);
  const reported = document.querySelector('[data-unknown-slugs]');
  expect(reported?.getAttribute('data-unknown-slugs')).toBe('nothing');
  expect([request.isMissing([200, 404, 200]), request.isMissing([404, 404, 404])]).toEqual([false, true]);
});

test.each(catalogueTypes)(
  'a carousel, a list, a rating and a collection show titles of the type %s',
  async (type) => {
    const { label, topTitle, detailPath } = catalogues[type];
    const { slug: titleSlug, title } = present(type, fixtureCatalogue[type][0] as CatalogueItem);
    const slug = titleSlug ?? '';

    show(`/embed/carousel?type=${type}&count=3`);
    const carousel = await screen.findByRole('region', { name: topTitle });
    const links = await within(carousel).findAllByRole('link', { name: /./ });
    expect(links.map((link) => link.getAttribute('href'))).toContain(detailPath(slug));
    cleanup();

    show(`/embed/list?type=${type}&slugs=${slug}`);
    const link = await within(await screen.findByRole('list')).findByRole('link');
    expect(link.getAttribute('href')).toBe(detailPath(slug));
    expect(link.textContent).toContain(title);
    cleanup();

    show(`/embed/rating?type=${type}&slug=${slug}`);
    const rating = await screen.findByRole('region', { name: `Rating of ${title}` });
    expect(rating.textContent?.startsWith(`${label}${title}`)).toBe(true);
    cleanup();

    const request = show(`/embed/collection?user=${username}&type=${type}&status=planned`);
    const query = { limit: '24', status: 'planned' } as const;
    expect(request.requests).toEqual([
      endpointUrl(mediaTypes[type].listPublicTitles, { params: { username }, query }),
    ]);
    expect(readEmbedRequest(`/embed/collection?user=mara&type=${type}&status=borrowed`)).toHaveProperty(
      'problem',
    );
  },
);

test('the link to the next titles of a collection keeps its parameters, and the next frame requests them', async () => {
  const query = {
    type: 'game',
    user: username,
    size: 'large',
    count: '1',
    status: 'playing',
    theme: 'light',
  };
  show(`/embed/collection?${new URLSearchParams(query)}`);
  const link = await screen.findByRole('link', { name: 'Show more games' });
  const href = link.getAttribute('href') ?? '';
  const { after, ...others } = Object.fromEntries(new URLSearchParams(href.split('?')[1]));
  expect(others).toMatchObject(query);
  expect(requestOf(href).requests).toEqual([
    endpointUrl(mediaTypes.game.listPublicTitles, {
      params: { username },
      query: { limit: '1', after: after ?? '', status: 'playing' },
    }),
  ]);
});

test('a collection without titles of a status says so', async () => {
  show(`/embed/collection?user=${username}&type=anime&status=dropped`);
  const message = ownMessages.publicCollection.emptyStatus.replace('{titles}', 'anime');
  expect(await screen.findByText(message)).toBeDefined();
});
