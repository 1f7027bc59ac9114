import { describe, expect, test } from 'vitest';
import { catalogues, mediaTypes } from '../contract/index.ts';
import { ApiError } from './ApiError.ts';
import { createApiClient } from './createApiClient.ts';
import type { PrefetchedResponses } from './prefetchedResponses.ts';

const { getTitleDetails, searchTitles } = catalogues.game;
const portal = { params: { slug: 'portal-2' } };
const body = { id: 1, slug: 'portal-2', name: 'Portal 2' };

/** A client with these embedded responses, and the URLs that it has requested from its host. */
function clientWith(embedded: PrefetchedResponses) {
  const requestedUrls: string[] = [];
  const client = createApiClient({
    host: '',
    responses: embedded,
    fetch: async (url) => {
      requestedUrls.push(String(url));
      return new Response(JSON.stringify({ ...body, name: 'Portal 2, revised' }));
    },
  });
  return { client, requestedUrls };
}

describe('responses embedded in a page', () => {
  test('are available synchronously, parsed like a response of the host', () => {
    const { client } = clientWith({ '/api/games/portal-2': { status: 200, body: { ...body, extra: 1 } } });
    expect(client.known(getTitleDetails, portal)?.data).toMatchObject({ name: 'Portal 2' });
    expect(client.known(getTitleDetails, portal)?.data).not.toHaveProperty('extra');
  });

  test('resolve the first call; the next one is sent to the host', async () => {
    const { client, requestedUrls } = clientWith({ '/api/games/portal-2': { status: 200, body } });
    const embedded = client.known(getTitleDetails, portal)?.data;
    expect(await client.call(getTitleDetails, portal)).toBe(embedded);
    expect(requestedUrls).toEqual([]);
    expect(await client.call(getTitleDetails, portal)).toMatchObject({ name: 'Portal 2, revised' });
    expect(requestedUrls).toEqual(['/api/games/portal-2']);
    // Rendered components can still read it until newer data has arrived.
    expect(client.known(getTitleDetails, portal)).toMatchObject({ data: embedded, isTaken: true });
  });

  test('may be an error response with the message of the host', async () => {
    const { client, requestedUrls } = clientWith({
      '/api/games/portal-2': { status: 404, body: { message: 'Never heard of it.' } },
    });
    expect(client.known(getTitleDetails, portal)?.error).toMatchObject({
      status: 404,
      userMessage: 'Never heard of it.',
    });
    await expect(client.call(getTitleDetails, portal)).rejects.toThrow(ApiError);
    expect(requestedUrls).toEqual([]);
  });

  test('belong to one URL with its query, and to GET requests only', () => {
    const { client } = clientWith({
      '/api/games/search?query=portal': { status: 200, body: [body] },
      '/api/userGames/u1/games': { status: 200, body: [] },
      '/api/userGames/u1/games/7': { status: 200, body: null },
    });
    expect(client.known(mediaTypes.game.listTrackedTitles, { params: { userId: 'u1' } })?.data).toEqual([]);
    const title = { params: { userId: 'u1', titleId: '7' } };
    expect(client.known(mediaTypes.game.getTrackedTitle, title)).toBeDefined();
    expect(client.known(mediaTypes.game.removeTitle, title)).toBeUndefined();
    expect(client.known(searchTitles, { query: { query: 'portal' } })?.data).toHaveLength(1);
    expect(client.known(searchTitles, { query: { query: 'portals' } })).toBeUndefined();
  });

  test('do not include properties inherited from Object', () => {
    const { client } = clientWith({});
    expect(client.known(getTitleDetails, { params: { slug: 'constructor' } })).toBeUndefined();
  });
});
