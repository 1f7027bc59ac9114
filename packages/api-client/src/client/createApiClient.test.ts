import { afterEach, describe, expect, test, vi } from 'vitest';
import { auth, catalogues, mediaTypes, messages } from '../contract/index.ts';
import { ApiError, sentenceOf } from './ApiError.ts';
import { createApiClient } from './createApiClient.ts';

const { searchEndpoint, topEndpoint, detailsEndpoint } = catalogues.game;
const { listEndpoint, rateEndpoint } = mediaTypes.game;

function answering(status: number, body: unknown, headers: Record<string, string> = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return vi.fn(async (..._request: Parameters<typeof fetch>) => new Response(text, { status, headers }));
}

/** A client whose token no host takes. */
function refused() {
  const onUnauthorized = vi.fn(() => false);
  const fetch = answering(401, {});
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

describe('what goes out', () => {
  test('the address has the parameters and the query, escaped', async () => {
    const fetch = answering(200, []);
    const client = createApiClient({ host: 'https://api.example', fetch });
    await client.call(searchEndpoint, { query: { query: 'C++ & more' } });
    expect(fetch.mock.calls[0]?.[0]).toBe('https://api.example/api/games/search?query=C%2B%2B+%26+more');
    await client.call(detailsEndpoint, { params: { slug: 'a/b' } }).catch(() => undefined);
    expect(fetch.mock.calls[1]?.[0]).toBe('https://api.example/api/games/a%2Fb');
  });

  test('a body goes as JSON, a public call never carries the token', async () => {
    const fetch = answering(200, { message: 'ok' });
    const client = createApiClient({ host: '', fetch, getToken: () => 'secret' });
    await client.call(auth.verifyEmail, { body: { token: 'x' } });
    const [, request] = fetch.mock.calls[0] ?? [];
    expect(request?.headers).toEqual({ accept: 'application/json', 'content-type': 'application/json' });
    expect(request?.body).toBe('{"token":"x"}');
  });

  test('a call of one’s own carries the bearer token', async () => {
    const fetch = answering(200, []);
    await createApiClient({ host: '', fetch, getToken: () => 'secret' }).call(listEndpoint, {
      params: { userId: '7' },
    });
    expect(fetch.mock.calls[0]?.[1]?.headers).toMatchObject({ authorization: 'Bearer secret' });
  });
});

describe('what comes back', () => {
  test('numeric ids, ratings as text, legacy statuses and unknown fields are read', async () => {
    const fetch = answering(200, [
      { id: 7, name: 'Portal 2', user_rating: '4.5', user_status: 'Currently Playing', likes: 3 },
    ]);
    const list = await createApiClient({ host: '', fetch }).call(listEndpoint, { params: { userId: '1' } });
    expect(list).toEqual([{ id: 7, name: 'Portal 2', user_rating: 4.5, user_status: 'playing' }]);
  });

  // @control:WEB-05
  test.each(['<html>', '', '{"a":1}', 'null'])(
    'an answer of the wrong shape is an error, never a throw later: %s',
    async (body) => {
      const error = await failure(
        createApiClient({ host: '', fetch: answering(200, body) }).call(topEndpoint, {}),
      );
      expect(error.status).toBe(200);
      expect(sentenceOf(error, messages.home.noGames)).toBe(messages.home.noGames);
    },
  );

  test('the host’s words are what a person is told', async () => {
    const fetch = answering(400, { message: 'ignored', errors: [{ message: 'One.' }, { message: 'Two.' }] });
    const error = await failure(createApiClient({ host: '', fetch }).call(topEndpoint, {}));
    expect(error.sentence).toBe('One., Two.');
    expect(sentenceOf(error, 'fallback')).toBe('One., Two.');
  });

  test('a refusal without words leaves the word to the screen', async () => {
    const error = await failure(
      createApiClient({ host: '', fetch: answering(502, '<html>') }).call(topEndpoint, {}),
    );
    expect(error).toMatchObject({ status: 502, sentence: undefined });
    expect(sentenceOf(error, messages.home.gamesFailed)).toBe(messages.home.gamesFailed);
  });

  test('a rating is saved only by a 200', async () => {
    const client = createApiClient({ host: '', fetch: answering(201, {}) });
    const body = { username: 'mara', gameId: '1', rating: 4, status: 'completed' as const };
    expect((await failure(client.call(rateEndpoint, { body }))).status).toBe(201);
  });
});

describe('when the host does not answer', () => {
  test('no connection is 503 in the words of the spec', async () => {
    const fetch = async () => Promise.reject(new TypeError('Failed to fetch'));
    const error = await failure(createApiClient({ host: '', fetch }).call(topEndpoint, {}));
    expect(error).toMatchObject({ status: 503, sentence: messages.transport.unreachable });
  });

  test('anything else is 500 in the words of the spec', async () => {
    const fetch = async () => Promise.reject(new RangeError('odd'));
    const error = await failure(createApiClient({ host: '', fetch }).call(topEndpoint, {}));
    expect(error).toMatchObject({ status: 500, sentence: messages.transport.unexpected });
  });

  test('a host that hangs is given up in time, with 408 in the words of the spec', async () => {
    const hanging: typeof fetch = (_address, request) =>
      new Promise((_, reject) => {
        request?.signal?.addEventListener('abort', () => reject(request.signal?.reason));
      });
    const error = await failure(
      createApiClient({ host: '', fetch: hanging, timeout: 20 }).call(topEndpoint, {}),
    );
    expect(error).toMatchObject({ status: 408, sentence: messages.transport.timeout });
  });

  // @control:WEB-04
  test('it is given 15 seconds, and an answer that comes later is ignored', async () => {
    vi.useFakeTimers();
    let answer = (_: Response) => {};
    // A fetch that does not listen to its signal: the answer would come all the same.
    const fetch = () =>
      new Promise<Response>((resolve) => {
        answer = resolve;
      });
    const settled = vi.fn();
    const error = failure(createApiClient({ host: '', fetch }).call(topEndpoint, {}).finally(settled));
    await vi.advanceTimersByTimeAsync(14_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    answer(new Response('[]'));
    expect(await error).toMatchObject({ status: 408, sentence: messages.transport.timeout });
  });

  test('an answer that starts and does not end is given up as well', async () => {
    const trickle = new ReadableStream({ start: (body) => body.enqueue(new Uint8Array([91])) });
    const fetch = async () => new Response(trickle);
    const error = await failure(createApiClient({ host: '', fetch, timeout: 20 }).call(topEndpoint, {}));
    expect(error.status).toBe(408);
  });

  test('a caller’s own abort is passed on as it is', async () => {
    const controller = new AbortController();
    const hanging: typeof fetch = (_address, request) =>
      new Promise((_, reject) => {
        request?.signal?.addEventListener('abort', () => reject(request.signal?.reason));
      });
    const call = createApiClient({ host: '', fetch: hanging }).call(
      topEndpoint,
      {},
      { signal: controller.signal },
    );
    controller.abort(new Error('left the page'));
    await expect(call).rejects.toThrow('left the page');
  });
});

describe('a 401 in mid-session', () => {
  test('is tried once more when another token has come meanwhile', async () => {
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
    expect(await client.call(listEndpoint, { params: { userId: '1' } })).toEqual([]);
    expect(fetch.mock.calls[1]?.[1]?.headers).toMatchObject({ authorization: 'Bearer new' });
  });

  test('is tried once more and not twice: the second refusal is told to the session, too', async () => {
    const onUnauthorized = vi.fn(() => true);
    const fetch = answering(401, {});
    const client = createApiClient({ host: '', fetch, getToken: () => 'any', onUnauthorized });
    expect((await failure(client.call(listEndpoint, { params: { userId: '1' } }))).status).toBe(401);
    expect(fetch).toHaveBeenCalledTimes(2);
    expect(onUnauthorized).toHaveBeenCalledTimes(2);
  });

  test('otherwise is an error, told to the session', async () => {
    const { client, onUnauthorized } = refused();
    expect((await failure(client.call(listEndpoint, { params: { userId: '1' } }))).status).toBe(401);
    expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith('old');
  });

  test('of a token that was given for one call is no lost session, and is not tried again', async () => {
    const { client, onUnauthorized } = refused();
    const error = await failure(client.call(auth.exchangeSession, {}, { token: 'from an address' }));
    expect(error.status).toBe(401);
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  test('a refused login is no lost session', async () => {
    const { client, onUnauthorized } = refused();
    await failure(client.call(auth.login, { body: { username: 'a', password: 'b' } }));
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});
