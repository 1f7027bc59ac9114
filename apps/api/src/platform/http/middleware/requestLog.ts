import type { MiddlewareHandler } from 'hono';
import type { Log } from '../../log/createLog.ts';

interface LoggedRequest {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  /** By `performance.now()`. */
  readonly start: number;
}

/** Logs one line per request, without its query, body and headers, which may contain links and tokens. */
export function requestLog(log: Log): MiddlewareHandler {
  return async (context, next) => {
    const start = performance.now();
    await next();
    const { method, path } = context.req;
    logRequest(log, { method, path, status: context.res.status, start });
  };
}

/** Logs one request: as a warning from status 500, else at the level debug. */
export function logRequest(log: Log, { method, path, status, start }: LoggedRequest): void {
  const ms = Math.round((performance.now() - start) * 10) / 10;
  const line = { event: 'request', method, path, status, ms };
  if (status >= 500) log.warn(line);
  else log.debug(line);
}
