import { createFixtureFetch, type FixtureFetchOptions } from '@gildshelf/api-client/testing';

/** A request of the site, as the host receives it. */
export interface HostRequest {
  readonly method: string;
  /** The path, without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  /** The body as text; empty where there is none. */
  readonly body: string;
  readonly signal: AbortSignal;
}

/** How the host responds; 'unreachable' breaks the connection, 'never' keeps it open without a response. */
export interface Reply {
  readonly status?: number;
  readonly json?: unknown;
  readonly html?: string;
  /** A body that is sent as it is, and declared as JSON. */
  readonly raw?: string;
}
type Handler = (request: HostRequest) => Reply | Outcome | undefined | Promise<Reply | Outcome | undefined>;
type Outcome = 'unreachable' | 'never';

/** An API host in memory, with the titles and the person of the fixtures, whose responses a test replaces. */
export interface SiteHost {
  readonly fetch: typeof fetch;
  /** All requests so far. */
  readonly requests: readonly HostRequest[];
  /** All requests so far, as 'GET /api/games/top'. */
  readonly calls: () => string[];
  /**
   * Replaces the response to a call, named as in `calls` or by a pattern, from now on; a handler that returns undefined
   * leaves it to the fixtures. Returns what takes it back.
   */
  readonly answer: (call: string | RegExp, reply: Reply | Outcome | Handler) => () => void;
  /** Breaks the connections that are open. */
  readonly stop: () => void;
}

export function createSiteHost(options: FixtureFetchOptions = {}): SiteHost {
  const fixtures = createFixtureFetch(options);
  const requests: HostRequest[] = [];
  const handlers = new Set<{ call: string | RegExp; handle: Handler }>();
  const stopped = new AbortController();

  async function respond(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const request = new Request(new URL(input instanceof Request ? input.url : input, location.href), init);
    const { pathname: path, searchParams: query } = new URL(request.url);
    const { method, headers, signal } = request;
    const seen: HostRequest = { method, path, query, headers, signal, body: await request.clone().text() };
    requests.push(seen);
    const call = callOf(seen);
    for (const { call: wanted, handle } of [...handlers].toReversed()) {
      if (typeof wanted === 'string' ? wanted !== call : !wanted.test(call)) continue;
      const reply = await handle(seen);
      if (reply !== undefined) return settle(reply, signal);
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
    answer(call, reply) {
      const entry = { call, handle: typeof reply === 'function' ? reply : () => reply };
      handlers.add(entry);
      return () => void handlers.delete(entry);
    },
    stop: () => stopped.abort(),
  };
}

const callOf = ({ method, path }: HostRequest) => `${method} ${path}`;

/** A response as a browser has it, or the error of its connection. An aborted request is rejected with its reason. */
function settle(reply: Reply | Outcome, signal: AbortSignal): Promise<Response> {
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
