import { createFixtureFetch, type FixtureFetchOptions } from '@gildshelf/api-client/testing';

/** A request of the site, as the API receives it. */
export interface RecordedRequest {
  readonly method: string;
  /** The path, without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  /** The body as text; empty where there is none. */
  readonly body: string;
  readonly signal: AbortSignal;
}

/** A response of the API: the status is 200 by default, and at most one of `json`, `html` and `raw` is the body. */
export interface MockResponse {
  readonly status?: number;
  readonly json?: unknown;
  readonly html?: string;
  /** A body that is sent unchanged with the content type JSON. */
  readonly raw?: string;
}
type Handler = (
  request: RecordedRequest,
) => MockResponse | Outcome | undefined | Promise<MockResponse | Outcome | undefined>;
/** 'unreachable' rejects the request like a broken connection; 'never' leaves it pending. */
type Outcome = 'unreachable' | 'never';

/** An API in memory with the titles and the user of the fixtures, whose responses a test can replace. */
export interface SiteHost {
  readonly fetch: typeof fetch;
  /** All requests so far. */
  readonly requests: readonly RecordedRequest[];
  /** All requests so far, as 'GET /api/games/top'. */
  readonly calls: () => string[];
  /**
   * Replaces the response to a call, in the format of `calls` or as a pattern, from now on; when a handler returns undefined,
   * an earlier handler or the fixtures respond. Returns a function that removes the replacement.
   */
  readonly respondTo: (call: string | RegExp, reply: MockResponse | Outcome | Handler) => () => void;
  /** Rejects all pending requests like a broken connection. */
  readonly stop: () => void;
}

export function createSiteHost(options: FixtureFetchOptions = {}): SiteHost {
  const fixtures = createFixtureFetch(options);
  const requests: RecordedRequest[] = [];
  const handlers = new Set<{ call: string | RegExp; handle: Handler }>();
  const stopped = new AbortController();

  async function respond(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const request = new Request(new URL(input instanceof Request ? input.url : input, location.href), init);
    const { pathname: path, searchParams: query } = new URL(request.url);
    const { method, headers, signal } = request;
    const received: RecordedRequest = {
      method,
      path,
      query,
      headers,
      signal,
      body: await request.clone().text(),
    };
    requests.push(received);
    const call = callOf(received);
    for (const { call: wanted, handle } of [...handlers].toReversed()) {
      if (typeof wanted === 'string' ? wanted !== call : !wanted.test(call)) continue;
      const reply = await handle(received);
      if (reply !== undefined) return toResponse(reply, signal);
    }
    return fixtures(input, init);
  }

  return {
    fetch: (input, init) =>
      new Promise((resolve, reject) => {
        stopped.signal.addEventListener('abort', () => reject(new TypeError('Failed to fetch')));
        respond(input, init).then(resolve, reject);
      }),
    requests,
    calls: () => requests.map(callOf),
    respondTo(call, reply) {
      const entry = { call, handle: typeof reply === 'function' ? reply : () => reply };
      handlers.add(entry);
      return () => void handlers.delete(entry);
    },
    stop: () => stopped.abort(),
  };
}

const callOf = ({ method, path }: RecordedRequest) => `${method} ${path}`;

/** Resolves to the response, or rejects like fetch: with a TypeError, or with the reason of an aborted request. */
function toResponse(reply: MockResponse | Outcome, signal: AbortSignal): Promise<Response> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort);
    if (reply === 'never') return;
    if (reply === 'unreachable') return reject(new TypeError('Failed to fetch'));
    const { status = 200, json, html, raw } = reply;
    const type = html === undefined ? 'application/json' : 'text/html';
    const body = status === 204 ? null : (html ?? raw ?? JSON.stringify(json));
    resolve(new Response(body, { status, headers: { 'content-type': type } }));
  });
}
