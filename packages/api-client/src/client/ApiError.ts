import { messages, type Problem, problemMessage } from '../contract/index.ts';

/** A failed call: an error response, a response of an unexpected shape, or no response. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The HTTP status; without a response 408 (timeout), 503 (no connection) or 500 (any other failure). */
  readonly status: number;
  /** The error message to show to the user: the host's, or one of `messages.transport`; undefined when there is neither. */
  readonly userMessage: string | undefined;
  readonly problem: Problem | undefined;

  constructor(
    status: number,
    userMessage: string | undefined,
    details: { problem?: Problem; cause?: unknown } = {},
  ) {
    super(userMessage ?? `The request failed with status ${status}.`, { cause: details.cause });
    this.status = status;
    this.userMessage = userMessage;
    this.problem = details.problem;
  }

  /** From the body of an error response. */
  static fromProblem(status: number, problem: Problem): ApiError {
    return new ApiError(status, problemMessage(problem), { problem });
  }
}

/** The error message to show to the user: the error's own, else `fallback`. */
export function userMessageOf(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.userMessage) || fallback;
}

/** Converts an error of `fetch` to an ApiError with one of `messages.transport`: timeout 408, no connection 503, any other 500. */
export function transportError(cause: unknown): ApiError {
  const { timeout, unreachable, unexpected } = messages.transport;
  if (cause instanceof DOMException && cause.name === 'TimeoutError')
    return new ApiError(408, timeout, { cause });
  if (cause instanceof TypeError) return new ApiError(503, unreachable, { cause });
  return new ApiError(500, unexpected, { cause });
}
