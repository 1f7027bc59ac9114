import { afterEach, describe, expect, test, vi } from 'vitest';
import { auth, catalogues, mediaTypes, messages } from '../contract/index.ts';
import { ApiError, userMessageOf } from './ApiError.ts';
import { createApiClient } from './createApiClient.ts';

const { searchTitles, listTopTitles, getTitleDetails } = catalogues.game;
const { listTrackedTitles, rateTitle } = mediaTypes.game;

function fetchResponding(status: number, body: unknown, headers: Record<string, string> = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return vi.fn(async (..._request: Parameters<typeof fetch>) => new Response(text, { status, headers }));
}

/** A client whose host responds to every request with 401. */
function unauthorizedClient() {
  const onUnauthorized = vi.fn(() => false);
  const fetch = fetchResponding(401, {});
  return {
    client: createApiClient({ host: '', fetch, getToken: () => 'old', onUnauthorized }),
    onUnauthorized,
  };
}

async function failure(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

afterEach(() => vi.useRealTimers());

describe('requests', () => {
  test('the URL has the path parameters and the query, escaped', async () => {
    const fetch = fetchResponding(200, []);
    const client = createApiClient({ host: 'https://api.example', fetch });
    await client.call(searchTitles, { query: { query: 'C++ & more' } });
    expect(fetch.mock.calls[0]?.[0]).toBe('https://api.example/api/games/search?query=C%2B%2B+%26+more');
    await client.call(getTitleDetails, { params: { slug: 'a/b' } }).catch(() => undefined);
    expect(fetch.mock.calls[1]?.[0]).toBe('https://api.example/api/games/a%2Fb');
  });

  test('calls that depend on the viewer are sent with the token of a viewer of adult titles, and take no response of the page', async () => {
    const fetch = fetchResponding(200, []);
    let token: string | null = null;
    const url = '/api/games/search?query=lamp';
    const client = createApiClient({
      ...{ host: '', fetch, getToken: () => 'session', viewerToken: () => token },
      responses: { [url]: { status: 200, body: [] } },
    });
    const search = async () => {
      await client.call(searchTitles, { query: { query: 'lamp' } });
      return fetch.mock.calls.map(([, request]) => new Headers(request?.headers).get('authorization'));
    };
    expect(await search()).toEqual([]);
    token = 'viewer';
    expect(await search()).toEqual(['Bearer viewer']);
    await client.call(listTopTitles, {});
    token = null;
    expect(await search()).toEqual(['Bearer viewer', null, null]);
  });

  test('a body is sent as JSON, and a public endpoint never gets the token', async () => {
    const fetch = fetchResponding(200, { message: 'ok' });
    const client = createApiClient({ host: '', fetch, getToken: () => 'secret' });
    await client.call(auth.verifyEmail, { body: { token: 'x' } });
    const [, request] = fetch.mock.calls[0] ?? [];
    expect(request?.headers).toEqual({ accept: 'application/json', 'content-type': 'application/json' });
    expect(request?.body).toBe('{"token":"x"}');
  });

  test('an endpoint that needs a session gets the bearer token', async () => {
    const fetch = fetchResponding(200, []);
    await createApiClient({ host: '', fetch, getToken: () => 'secret' }).call(listTrackedTitles, {
      params: { userId: '7' },
    });
    expect(fetch.mock.calls[0]?.[1]?.headers).toMatchObject({ authorization: 'Bearer secret' });
  });
});

describe('path parameters', () => {
  // What a caller without type checks, or with an assertion, can pass.
  test.each([
    ['missing', {}],
    ['missing', { params: {} }],
    ['missing', { params: { slug: undefined } }],
    ['missing', { params: { slug: '' } }],
    ["'..'", { params: { slug: '..' } }],
  ])('a path parameter that is %s rejects the call before any request: %j', async (problem, input) => {
    const fetch = fetchResponding(200, {});
    const getToken = vi.fn(() => 'secret');
    const client = createApiClient({ host: '', fetch, getToken });
    await expect(client.call(getTitleDetails, input as never)).rejects.toThrow(
      `getGameDetails: path parameter 'slug' is ${problem}.`,
    );
    await expect(
      client.call(mediaTypes.game.removeTitle, { params: { titleId: 'hades' } } as never),
    ).rejects.toThrow("removeGame: path parameter 'userId' is missing.");
    expect(fetch).not.toHaveBeenCalled();
    expect(getToken).not.toHaveBeenCalled();
  });
});

describe('responses', () => {
  test('numeric ids, ratings as text, legacy statuses and unknown fields are parsed', async () => {
    const fetch = fetchResponding(200, [
      { id: 7, name: 'Portal 2', user_rating: '4.5', user_status: 'Currently Playing', likes: 3 },
    ]);
    const list = await createApiClient({ host: '', fetch }).call(listTrackedTitles, {
      params: { userId: '1' },
    });
    expect(list).toEqual([{ id: 7, name: 'Portal 2', user_rating: 4.5, user_status: 'playing' }]);
  });

  // @control:WEB-05
  test.each(['<html>', '', '{"a":1}', 'null'])(
    'rejects with an ApiError when the response has the wrong shape: %s',
    async (body) => {
      const error = await failure(
        createApiClient({ host: '', fetch: fetchResponding(200, body) }).call(listTopTitles, {}),
      );
      expect(error.status).toBe(200);
      expect(userMessageOf(error, messages.home.noGames)).toBe(messages.home.noGames);
    },
  );

  test('the error message is that of the host', async () => {
    const fetch = fetchResponding(400, {
      message: 'ignored',
      errors: [{ message: 'One.' }, { message: 'Two.' }],
    });
    const error = await failure(createApiClient({ host: '', fetch }).call(listTopTitles, {}));
    expect(error.userMessage).toBe('One., Two.');
    expect(userMessageOf(error, 'fallback')).toBe('One., Two.');
  });

  test('an error response without a message leaves the error message to the screen', async () => {
    const error = await failure(
      createApiClient({ host: '', fetch: fetchResponding(502, '<html>') }).call(listTopTitles, {}),
    );
    expect(error).toMatchObject({ status: 502, userMessage: undefined });
    expect(userMessageOf(error, messages.home.failed('games'))).toBe(messages.home.failed('games'));
  });

  test('rating rejects on any status but 200', async () => {
    const client = createApiClient({ host: '', fetch: fetchResponding(201, {}) });
    const body = { username: 'mara', gameId: '1', rating: 4, status: 'completed' as const };
    expect((await failure(client.call(rateTitle, { body }))).status).toBe(201);
  });
});

describe('transport failures', () => {
  test('no connection is reported as 503 with the message of the spec', async () => {
    const fetch = async () => Promise.reject(new TypeError('Failed to fetch'));
    const error = await failure(createApiClient({ host: '', fetch }).call(listTopTitles, {}));
    expect(error).toMatchObject({ status: 503, userMessage: messages.transport.unreachable });
  });

  test('any other failure is reported as 500 with the message of the spec', async () => {
    const fetch = async () => Promise.reject(new RangeError('odd'));
    const error = await failure(createApiClient({ host: '', fetch }).call(listTopTitles, {}));
    expect(error).toMatchObject({ status: 500, userMessage: messages.transport.unexpected });
  });

  test('a host that hangs is reported as 408 with the message of the spec after the timeout', async () => {
    const hanging: typeof fetch = (_url, request) =>
      new Promise((_, reject) => {
        request?.signal?.addEventListener('abort', () => reject(request.signal?.reason));
      });
    const error = await failure(
      createApiClient({ host: '', fetch: hanging, timeout: 20 }).call(listTopTitles, {}),
    );
    expect(error).toMatchObject({ status: 408, userMessage: messages.transport.timeout });
  });

  // @control:WEB-04
  test('a call times out after 15 seconds, and a later response is ignored', async () => {
    vi.useFakeTimers();
    let respond = (_: Response) => {};
    // A fetch that ignores its signal, so that the response still arrives after the timeout.
    const fetch = () =>
      new Promise<Response>((resolve) => {
        respond = resolve;
      });
    const settled = vi.fn();
    const error = failure(createApiClient({ host: '', fetch }).call(listTopTitles, {}).finally(settled));
    await vi.advanceTimersByTimeAsync(14_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    respond(new Response('[]'));
    expect(await error).toMatchObject({ status: 408, userMessage: messages.transport.timeout });
  });

  test('a response whose body never ends times out as well', async () => {
    const trickle = new ReadableStream({ start: (body) => body.enqueue(new Uint8Array([91])) });
    const fetch = async () => new Response(trickle);
    const error = await failure(createApiClient({ host: '', fetch, timeout: 20 }).call(listTopTitles, {}));
    expect(error.status).toBe(408);
  });

  test('rejects with the reason of the caller’s abort signal', async () => {
    const controller = new AbortController();
    const hanging: typeof fetch = (_url, request) =>
      new Promise((_, reject) => {
        request?.signal?.addEventListener('abort', () => reject(request.signal?.reason));
      });
    const call = createApiClient({ host: '', fetch: hanging }).call(
      listTopTitles,
      {},
      { signal: controller.signal },
    );
    controller.abort(new Error('left the page'));
    await expect(call).rejects.toThrow('left the page');
  });
});

describe('a 401 during a session', () => {
  test('is retried once when a newer token is available', async () => {
    const tokens = ['old', 'new'];
    const fetch = vi
      .fn<typeof globalThis.fetch>()
      .mockResolvedValueOnce(new Response('{}', { status: 401 }))
      .mockResolvedValueOnce(new Response('[]'));
    const client = createApiClient({
      host: '',
      fetch,
      getToken: () => tokens[0] ?? null,
      onUnauthorized: () => Boolean(tokens.shift()),
    });
    expect(await client.call(listTrackedTitles, { params: { userId: '1' } })).toEqual([]);
    expect(fetch.mock.calls[1]?.[1]?.headers).toMatchObject({ authorization: 'Bearer new' });
  });

  test('is retried only once, and the second 401 is reported to the session, too', async () => {
    const onUnauthorized = vi.fn(() => true);
    const fetch = fetchResponding(401, {});
    const client = createApiClient({ host: '', fetch, getToken: () => 'any', onUnauthorized });
    expect((await failure(client.call(listTrackedTitles, { params: { userId: '1' } }))).status).toBe(401);
    expect(fetch).toHaveBeenCalledTimes(2);
    expect(onUnauthorized).toHaveBeenCalledTimes(2);
  });

  test('rejects and is reported to the session when there is no newer token', async () => {
    const { client, onUnauthorized } = unauthorizedClient();
    expect((await failure(client.call(listTrackedTitles, { params: { userId: '1' } }))).status).toBe(401);
    expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith('old');
  });

  test('of a call with its own token neither ends the session nor is retried', async () => {
    const { client, onUnauthorized } = unauthorizedClient();
    const error = await failure(client.call(auth.exchangeSession, {}, { token: 'from a URL' }));
    expect(error.status).toBe(401);
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  test('of a login does not end the session', async () => {
    const { client, onUnauthorized } = unauthorizedClient();
    await failure(client.call(auth.logIn, { body: { username: 'a', password: 'b' } }));
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});
