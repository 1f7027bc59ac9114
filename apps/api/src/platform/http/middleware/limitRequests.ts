import type { Context, MiddlewareHandler } from 'hono';
import type { TooManyRequests } from '../errors.ts';

/** Takes a request from its client's budget; the problem to respond with where that is used up. */
export type TakeRequest = (context: Context) => TooManyRequests | undefined;

/** Responds with 429 once the budget of a client is used up. */
export function limitRequests(takeRequest: TakeRequest): MiddlewareHandler {
  return async (context, next) => {
    const problem = takeRequest(context);
    if (problem) throw problem;
    await next();
  };
}
