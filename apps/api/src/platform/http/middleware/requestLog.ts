import type { MiddlewareHandler } from 'hono';
import type { Log } from '../../log/createLog.ts';

interface Answered {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  /** By `performance.now()`. */
  readonly start: number;
}

/** One line for each request: never its query, its body or its headers, for links and tokens stand there. */
export function requestLog(log: Log): MiddlewareHandler {
  return async (context, next) => {
    const start = performance.now();
    await next();
    const { method, path } = context.req;
    logRequest(log, { method, path, status: context.res.status, start });
  };
}

/** The line of one. */
export function logRequest(log: Log, { method, path, status, start }: Answered): void {
  const ms = Math.round((performance.now() - start) * 10) / 10;
  const line = { event: 'request', method, path, status, ms };
  if (status >= 500) log.warn(line);
  else log.debug(line);
}
