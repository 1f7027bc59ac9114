import { messages } from '../contract/index.ts';
import { ApiError } from './ApiError.ts';

/** Turns what `fetch` threw into the sentence of §8: time ran out 408, no answer 503, anything else 500. */
export function transportError(cause: unknown): ApiError {
  const { timeout, unreachable, unexpected } = messages.transport;
  if (cause instanceof DOMException && cause.name === 'TimeoutError')
    return new ApiError(408, timeout, { cause });
  if (cause instanceof TypeError) return new ApiError(503, unreachable, { cause });
  return new ApiError(500, unexpected, { cause });
}
