// @vitest-environment jsdom
import { endpointUrl, mediaTypes, ownMessages } from '@gildshelf/api-client/contract';
import { createFixtureFetch, type FixtureFetchOptions, fixtureUser } from '@gildshelf/api-client/testing';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Fixture } from '../testing/Fixture.tsx';
import { EmbedContent } from './EmbedContent.tsx';
import { readEmbedRequest } from './readEmbedRequest.ts';

afterEach(cleanup);

const { username, display_name } = fixtureUser;
const { listPublicTitles } = mediaTypes.game;

function openRequest() {
  const request = readEmbedRequest(`/embed/collection?user=${username}&type=game&count=4`);
  if (!request || 'problem' in request) throw new Error('The request is invalid.');
  return request;
}

function show(host: FixtureFetchOptions = {}) {
  render(
    <Fixture visibility="public" {...host}>
      <EmbedContent request={openRequest()} />
    </Fixture>,
  );
}

test('the heading and the frame title use the display name of the owner', async () => {
  show();
  const heading = (await screen.findByRole('heading', { level: 2 })).textContent;
  expect(heading).toBe(`Games of ${display_name}`);

  const request = openRequest();
  expect(request.titleOf()).toBe(`Games of ${username}`);
  const url = endpointUrl(listPublicTitles, { params: { username }, query: { limit: '4' } });
  expect(request.requests).toEqual([url]);
  const response = await createFixtureFetch({ visibility: 'public' })(`http://host.invalid${url}`);
  const responses = { [url]: { status: response.status, body: await response.json() } };
  expect(request.titleOf(responses)).toBe(heading);
});

test('with a status only the titles with it are shown, and the heading names it', async () => {
  const request = readEmbedRequest(`/embed/collection?user=${username}&status=playing`);
  if (!request || 'problem' in request) throw new Error('The request is invalid.');
  render(
    <Fixture visibility="public">
      <EmbedContent request={request} />
    </Fixture>,
  );
  const heading = await screen.findByRole('heading', {
    level: 2,
    name: `Games of ${display_name}: Currently Playing`,
  });
  expect(heading).toBeDefined();
  const statuses = screen.getAllByText(/^Status:/).map(({ textContent }) => textContent);
  expect(new Set(statuses)).toEqual(new Set(['Status: Playing']));
  expect(request.requests).toEqual([
    endpointUrl(listPublicTitles, { params: { username }, query: { limit: '24', status: 'playing' } }),
  ]);
});

test("'Show more' adds the next page in place until the last one", async () => {
  show();
  const more = { name: 'Show more games' };
  for (const count of [8, 9]) {
    fireEvent.click(await screen.findByRole('link', more));
    await waitFor(() => expect(screen.getAllByRole('link', { name: /Status:/ })).toHaveLength(count));
  }
  expect(screen.queryByRole('link', more)).toBeNull();
});

test('a next page that cannot be loaded keeps the shown titles and can be requested again', async () => {
  const failure = { endpoint: listPublicTitles, status: 500, times: 1, query: { after: '4' } };
  show({ exceptions: [failure] });
  fireEvent.click(await screen.findByRole('link', { name: 'Show more games' }));
  expect((await screen.findByRole('alert')).textContent).toBe(ownMessages.publicCollection.moreFailed);
  expect(screen.getAllByRole('link', { name: /Status:/ })).toHaveLength(4);
  fireEvent.click(screen.getByRole('link', { name: 'Show more games' }));
  await waitFor(() => expect(screen.getAllByRole('link', { name: /Status:/ })).toHaveLength(8));
});
