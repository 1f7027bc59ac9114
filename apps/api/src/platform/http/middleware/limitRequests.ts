import type { Context, MiddlewareHandler } from 'hono';
import type { TooManyRequests } from '../errors.ts';

/** Deducts a request from its client's budget; returns the error to respond with if the budget is used up. */
export type TakeRequest = (context: Context) => TooManyRequests | undefined;

/** Responds with 429 if the budget of a client is used up. */
export function limitRequests(takeRequest: TakeRequest): MiddlewareHandler {
  return async (context, next) => {
    const problem = takeRequest(context);
    if (problem) throw problem;
    await next();
  };
}
