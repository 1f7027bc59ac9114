import type { MiddlewareHandler } from 'hono';
import { isReady } from '../response/readyResponse.ts';
import { responseHeaders } from '../response/responseHeaders.ts';

/** Adds what every answer says. */
export function securityHeaders(publicUrl: string): MiddlewareHandler {
  const always = Object.entries(responseHeaders(publicUrl));
  return async (context, next) => {
    await next();
    if (isReady(context.res)) return;
    const { headers } = context.res;
    for (const [name, value] of always) if (!headers.has(name)) headers.set(name, value);
  };
}
