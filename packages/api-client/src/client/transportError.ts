import { messages } from '../contract/index.ts';
import { ApiError } from './ApiError.ts';

/** Converts an error of `fetch` to an ApiError with one of `messages.transport`: timeout 408, no connection 503, any other 500. */
export function transportError(cause: unknown): ApiError {
  const { timeout, unreachable, unexpected } = messages.transport;
  if (cause instanceof DOMException && cause.name === 'TimeoutError')
    return new ApiError(408, timeout, { cause });
  if (cause instanceof TypeError) return new ApiError(503, unreachable, { cause });
  return new ApiError(500, unexpected, { cause });
}
