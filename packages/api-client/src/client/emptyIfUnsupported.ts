import type { Endpoint } from '../contract/index.ts';
import { ApiError } from './ApiError.ts';

/** The statuses of a host without an endpoint. */
export const unsupportedStatuses: readonly number[] = [404, 405];

/**
 * A handler for `catch`: an empty list for a host without an endpoint that is an extension; throws any other error. A host on another
 * origin may allow the site to read only the responses of calls that it has; a browser reports any other as a failed connection.
 */
export function emptyIfUnsupported({ isExtension }: Endpoint) {
  return (error: unknown): never[] => {
    if (isExtension && error instanceof ApiError && (isUnsupported(error) || hasNoResponse(error))) return [];
    throw error;
  };
}

const isUnsupported = ({ status }: ApiError) => unsupportedStatuses.includes(status);
/** The error of `fetch` for a failed connection is a TypeError. */
const hasNoResponse = ({ cause }: ApiError) => cause instanceof TypeError;
