import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import { getPath } from 'hono/utils/url';
import type { Log } from '../../log/createLog.ts';
import { type BufferedResponse, sendBuffers } from '../response/sendBuffers.ts';
import { logRequest } from './requestLog.ts';

/** Complete answers that are in memory, by path; undefined where one has to be made, as every call can. */
export type CachedResponses = Map<string, (request: Request) => Response | undefined>;

/** The same for pages: by their path, past everything that a query could say. */
export type CachedPages = (request: Request, path: string) => BufferedResponse | undefined;

/**
 * Answers what is kept before the routes are asked: all that stands around a call (router, middleware, waiting) costs as much as
 * node:http does for the whole of such an answer. Its headers are complete (`readyResponse`), and it has its line in the log.
 */
export function serveCached(http: Hono, kept: CachedResponses, log: Log, pages?: CachedPages): void {
  const { fetch } = http;
  http.fetch = (request, ...rest) => {
    if (request.method === 'GET') {
      const start = performance.now();
      const path = getPath(request);
      const answer = kept.get(path)?.(request) ?? pages?.(request, path);
      if (answer) {
        logRequest(log, { method: 'GET', path, status: answer.status, start });
        return answer instanceof Response
          ? answer
          : sendBuffers(answer, (rest[0] as Partial<HttpBindings> | undefined)?.outgoing);
      }
    }
    return fetch(request, ...rest);
  };
}
