import type { Context } from 'hono';
import { RequestProblem, Unavailable, Unexpected } from './errors.ts';
import { isUnavailable } from './isUnavailable.ts';
import type { Log } from './Log.ts';

/** Turns anything thrown into the answer that a caller is told; faults of ours stay in the log. For Hono's `onError`. */
export function answerProblem(log: Log) {
  return (thrown: unknown, context: Context): Response => {
    const problem = asProblem(thrown);
    if (problem !== thrown)
      log.error({ event: 'fault', path: context.req.path, status: problem.status, error: describe(thrown) });
    return context.json(problem.body, problem.status, { ...problem.headers });
  };
}

function asProblem(thrown: unknown): RequestProblem {
  if (thrown instanceof RequestProblem) return thrown;
  return isUnavailable(thrown) ? new Unavailable() : new Unexpected();
}

function describe(thrown: unknown): string {
  return thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
}
