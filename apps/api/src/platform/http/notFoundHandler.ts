import type { Hono } from 'hono';
import { type HttpError, MethodNotAllowed, NotFound } from './errors.ts';

/** The error for a path without a matching route: 405 with the allowed methods, else 404. To be called after all routes are bound. */
export function notFoundHandler(http: Hono): (path: string) => HttpError {
  const routes = http.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => ({ method, pattern: asPattern(path) }));
  return (path) => {
    const allow = new Set(routes.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method));
    return allow.size > 0 ? new MethodNotAllowed([...allow]) : new NotFound();
  };
}

function asPattern(path: string): RegExp {
  const escaped = path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/:[A-Za-z]+/g, '[^/]+')}$`);
}
