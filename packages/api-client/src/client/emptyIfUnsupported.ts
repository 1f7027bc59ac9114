import type { Endpoint } from '../contract/index.ts';
import { ApiError } from './ApiError.ts';

/** The statuses of a host without an endpoint. */
export const unsupportedStatuses: readonly number[] = [404, 405];

/** A handler for `catch`: an empty list for a host without an endpoint that is an extension; throws any other error. */
export function emptyIfUnsupported({ isExtension }: Endpoint) {
  return (error: unknown): never[] => {
    if (isExtension && error instanceof ApiError && unsupportedStatuses.includes(error.status)) return [];
    throw error;
  };
}
