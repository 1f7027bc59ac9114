import { describe, expect, test } from 'vitest';
import { catalogues, mediaTypes } from '../contract/index.ts';
import { ApiError } from './ApiError.ts';
import { createApiClient } from './createApiClient.ts';
import type { SentAnswers } from './knownAnswers.ts';

const { detailsEndpoint, searchEndpoint } = catalogues.game;
const portal = { params: { slug: 'portal-2' } };
const body = { id: 1, slug: 'portal-2', name: 'Portal 2' };

/** A client of a page that came with these answers, and the addresses that it has asked its host for. */
function clientWith(answers: SentAnswers) {
  const asked: string[] = [];
  const client = createApiClient({
    host: '',
    answers,
    fetch: async (address) => {
      asked.push(String(address));
      return new Response(JSON.stringify({ ...body, name: 'Portal 2, anew' }));
    },
  });
  return { client, asked };
}

describe('what a page came with', () => {
  test('is there at once, read as an answer of the host would be', () => {
    const { client } = clientWith({ '/api/games/portal-2': { status: 200, body: { ...body, extra: 1 } } });
    expect(client.known(detailsEndpoint, portal)?.data).toMatchObject({ name: 'Portal 2' });
    expect(client.known(detailsEndpoint, portal)?.data).not.toHaveProperty('extra');
  });

  test('answers the first call, and the host the next one', async () => {
    const { client, asked } = clientWith({ '/api/games/portal-2': { status: 200, body } });
    const known = client.known(detailsEndpoint, portal)?.data;
    expect(await client.call(detailsEndpoint, portal)).toBe(known);
    expect(asked).toEqual([]);
    expect(await client.call(detailsEndpoint, portal)).toMatchObject({ name: 'Portal 2, anew' });
    expect(asked).toEqual(['/api/games/portal-2']);
    // What is shown of it stays until there is something newer.
    expect(client.known(detailsEndpoint, portal)).toMatchObject({ data: known, isTaken: true });
  });

  test('may be a refusal, with the words of the host', async () => {
    const { client, asked } = clientWith({
      '/api/games/portal-2': { status: 404, body: { message: 'Never heard of it.' } },
    });
    expect(client.known(detailsEndpoint, portal)?.error).toMatchObject({
      status: 404,
      sentence: 'Never heard of it.',
    });
    await expect(client.call(detailsEndpoint, portal)).rejects.toThrow(ApiError);
    expect(asked).toEqual([]);
  });

  test('belongs to one address with its query, and to calls that only read', () => {
    const { client } = clientWith({
      '/api/games/search?query=portal': { status: 200, body: [body] },
      '/api/userGames/u1/games': { status: 200, body: [] },
      '/api/userGames/u1/games/7': { status: 200, body: null },
    });
    expect(client.known(mediaTypes.game.listEndpoint, { params: { userId: 'u1' } })?.data).toEqual([]);
    const title = { params: { userId: 'u1', titleId: '7' } };
    expect(client.known(mediaTypes.game.getEndpoint, title)).toBeDefined();
    expect(client.known(mediaTypes.game.removeEndpoint, title)).toBeUndefined();
    expect(client.known(searchEndpoint, { query: { query: 'portal' } })?.data).toHaveLength(1);
    expect(client.known(searchEndpoint, { query: { query: 'portals' } })).toBeUndefined();
  });

  test('is nothing that every object has', () => {
    const { client } = clientWith({});
    expect(client.known(detailsEndpoint, { params: { slug: 'constructor' } })).toBeUndefined();
  });
});
