import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import { getPath } from 'hono/utils/url';
import type { Log } from '../../log/createLog.ts';
import { type BufferedResponse, sendBuffers } from '../response/readyResponse.ts';
import { logRequest } from './requestLog.ts';

/** Complete responses in memory, by path; undefined if a response has to be created by its route. */
export type CachedResponses = Map<string, (request: Request) => Response | undefined>;

/** The same for pages: by their path, whatever the query. */
export type CachedPages = (request: Request, path: string) => BufferedResponse | undefined;

/**
 * Serves cached responses without running the routes: the router, the middleware and their promises cost as much as node:http needs
 * for the whole of such a response. Its headers are complete (`readyResponse`), and the request is logged.
 */
export function serveCached(http: Hono, cached: CachedResponses, log: Log, pages?: CachedPages): void {
  const { fetch } = http;
  http.fetch = (request, ...rest) => {
    if (request.method === 'GET') {
      const start = performance.now();
      const path = getPath(request);
      const response = cached.get(path)?.(request) ?? pages?.(request, path);
      if (response) {
        logRequest(log, { method: 'GET', path, status: response.status, start });
        return response instanceof Response
          ? response
          : sendBuffers(response, (rest[0] as Partial<HttpBindings> | undefined)?.outgoing);
      }
    }
    return fetch(request, ...rest);
  };
}
