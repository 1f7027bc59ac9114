import type { MiddlewareHandler } from 'hono';
import type { Log } from '../Log.ts';

/** One line for each request: never its query, its body or its headers, for links and tokens stand there. */
export function requestLog(log: Log): MiddlewareHandler {
  return async (context, next) => {
    const start = performance.now();
    await next();
    const { status } = context.res;
    const ms = Math.round((performance.now() - start) * 10) / 10;
    const line = { event: 'request', method: context.req.method, path: context.req.path, status, ms };
    if (status >= 500) log.warn(line);
    else log.debug(line);
  };
}
