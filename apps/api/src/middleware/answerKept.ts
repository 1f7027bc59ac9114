import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import { getPath } from 'hono/utils/url';
import type { Log } from '../Log.ts';
import { logRequest } from './requestLog.ts';
import { type PiecedAnswer, sendPieces } from './sendPieces.ts';

/** Complete answers that are in memory, by path; undefined where one has to be made, as every call can. */
export type KeptAnswers = Map<string, (request: Request) => Response | undefined>;

/** The same for pages: by their path, past everything that a query could say. */
export type KeptPages = (request: Request, path: string) => PiecedAnswer | undefined;

/**
 * Answers what is kept before the routes are asked: all that stands around a call (router, middleware, waiting) costs as much as
 * node:http does for the whole of such an answer. Its headers are complete (`readyResponse`), and it has its line in the log.
 */
export function answerKept(http: Hono, kept: KeptAnswers, log: Log, pages?: KeptPages): void {
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
          : sendPieces(answer, (rest[0] as Partial<HttpBindings> | undefined)?.outgoing);
      }
    }
    return fetch(request, ...rest);
  };
}
