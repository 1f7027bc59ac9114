import { editIdHeader } from '@gildshelf/api-client/contract';
import type { MiddlewareHandler } from 'hono';
import { isReady } from '../response/readyResponse.ts';

const oneYear = 31_536_000;

/** The default headers of every response; a route may override them. Headers that only pages need are set with the pages. */
export function responseHeaders(publicUrl: string): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    // Widgets on other sites load data and images from here; the policy above restricts frames.
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'no-store',
    ...(publicUrl.startsWith('https:') && { 'strict-transport-security': `max-age=${oneYear}` }),
  };
}

/** The same for a response that anyone may read, also from another origin. */
export function publicHeaders(publicUrl: string): Readonly<Record<string, string>> {
  return { ...responseHeaders(publicUrl), 'access-control-allow-origin': '*' };
}

/** Adds the default headers that a response does not set itself. */
export function securityHeaders(publicUrl: string): MiddlewareHandler {
  const defaults = Object.entries(responseHeaders(publicUrl));
  return async (context, next) => {
    await next();
    if (isReady(context.res)) return;
    const { headers } = context.res;
    for (const [name, value] of defaults) if (!headers.has(name)) headers.set(name, value);
  };
}

const allowedMethods = 'GET, POST, PATCH, PUT, DELETE';
const oneHour = '3600';
/** Headers of successful responses that scripts may read; no response has both. */
const exposedHeaders = ['link', editIdHeader];

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
    const exposed =
      context.res.status >= 400 ? 'retry-after' : exposedHeaders.find((name) => headers.has(name));
    if (exposed && (isPublic || isAllowed)) headers.set('access-control-expose-headers', exposed);
    return undefined;
  };
}

function preflight(origin: string | undefined): Response {
  const allow = origin && {
    'access-control-allow-origin': origin,
    'access-control-allow-methods': allowedMethods,
    'access-control-allow-headers': 'authorization, content-type',
    'access-control-max-age': oneHour,
  };
  return new Response(null, { status: 204, headers: { vary: 'origin', ...allow } });
}
