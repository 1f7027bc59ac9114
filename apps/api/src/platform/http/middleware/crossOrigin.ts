import type { MiddlewareHandler } from 'hono';
import { isReady } from '../response/readyResponse.ts';

const methods = 'GET, POST, PATCH, PUT, DELETE';
const oneHour = '3600';

/**
 * Sets CORS headers: any origin may read GET responses without credentials; only `origins` may send a token or use other
 * methods.
 */
export function crossOrigin(origins: readonly string[]): MiddlewareHandler {
  const allowed = new Set(origins);
  return async (context, next) => {
    const { method } = context.req;
    const origin = context.req.header('origin');
    const isAllowed = origin !== undefined && allowed.has(origin);
    if (method === 'OPTIONS' && context.req.header('access-control-request-method'))
      return preflight(isAllowed ? origin : undefined);
    await next();
    if (isReady(context.res)) return undefined;
    const { headers } = context.res;
    const isPublic = (method === 'GET' || method === 'HEAD') && !context.req.header('authorization');
    if (isPublic) headers.set('access-control-allow-origin', '*');
    else {
      headers.append('vary', 'origin');
      if (isAllowed) headers.set('access-control-allow-origin', origin);
    }
    const exposed = context.res.status >= 400 ? 'retry-after' : headers.has('link') && 'link';
    if (exposed && (isPublic || isAllowed)) headers.set('access-control-expose-headers', exposed);
    return undefined;
  };
}

function preflight(origin: string | undefined): Response {
  const allow = origin && {
    'access-control-allow-origin': origin,
    'access-control-allow-methods': methods,
    'access-control-allow-headers': 'authorization, content-type',
    'access-control-max-age': oneHour,
  };
  return new Response(null, { status: 204, headers: { vary: 'origin', ...allow } });
}
