import type { Context, Hono } from 'hono';
import type { Log } from '../log/createLog.ts';
import { HttpError, InternalError, MethodNotAllowed, NotFound, Unavailable } from './errors.ts';

const unavailableCodes = new Set([
  // SQLite: disk full, read-only, busy, unreadable.
  'SQLITE_FULL',
  'SQLITE_READONLY',
  'SQLITE_BUSY',
  'SQLITE_CANTOPEN',
  // The operating system and the network.
  'ENOSPC',
  'EROFS',
  'EDQUOT',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

// PostgreSQL's classes connection exception, insufficient resources, operator intervention (also a statement timeout) and system error;
// and a read-only replica.
const sqlStates = /^(08|53|57|58)[0-9A-Z]{3}$|^25006$/;
const poolMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Whether a thrown value means that the database, the disk or the network is unavailable, rather than a bug. */
export function isUnavailable(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  const code = 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : '';
  return (
    unavailableCodes.has(code) ||
    code.startsWith('SQLITE_IOERR') ||
    code.startsWith('SQLITE_READONLY_') ||
    code.startsWith('SQLITE_BUSY_') ||
    sqlStates.test(code) ||
    poolMessages.test(thrown.message)
  );
}

/** Turns any thrown value into an error response; the details of unexpected errors are only logged. For Hono's `onError`. */
export function errorHandler(log: Log) {
  return (thrown: unknown, context: Context): Response => {
    const problem = asProblem(thrown);
    if (problem !== thrown)
      log.error({ event: 'fault', path: context.req.path, status: problem.status, error: describe(thrown) });
    return context.json(problem.body, problem.status, { ...problem.headers });
  };
}

function asProblem(thrown: unknown): HttpError {
  if (thrown instanceof HttpError) return thrown;
  return isUnavailable(thrown) ? new Unavailable() : new InternalError();
}

function describe(thrown: unknown): string {
  return thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
}

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
