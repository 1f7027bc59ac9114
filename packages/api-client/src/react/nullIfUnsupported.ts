import { ApiError } from '../client/index.ts';

/** The statuses of a host without an endpoint. */
const unsupportedStatuses = [404, 405];

/** The response of an endpoint that not every host has; null from a host without it. Rejects with any other error. */
export async function nullIfUnsupported<Response>(response: Promise<Response>): Promise<Response | null> {
  try {
    return await response;
  } catch (error) {
    if (error instanceof ApiError && unsupportedStatuses.includes(error.status)) return null;
    throw error;
  }
}
