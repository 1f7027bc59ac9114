import { type ApiClient, ApiError, unsupportedStatuses } from '../client/index.ts';
import { getProfile } from '../contract/index.ts';

/** The response of an endpoint for signed-in users that not every host has; null from a host without it. Rejects with any other error. */
export async function nullIfUnsupported<Response>(
  client: ApiClient,
  response: Promise<Response>,
): Promise<Response | null> {
  try {
    return await response;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const isUnsupported =
      unsupportedStatuses.includes(error.status) || (await mayBeRejectedPreflight(client, error));
    if (isUnsupported) return null;
    throw error;
  }
}

/**
 * Whether a call failed like one whose preflight the host rejected because it does not have the endpoint: browsers report that as a
 * network error, while a call that every host has succeeds.
 */
async function mayBeRejectedPreflight(client: ApiClient, { cause }: ApiError): Promise<boolean> {
  if (!client.host || !(cause instanceof TypeError)) return false;
  return client.call(getProfile, {}).then(
    () => true,
    () => false,
  );
}
