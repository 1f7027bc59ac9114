/** A response with its timing in milliseconds; `start` is on the clock of `performance.now()`. */
export interface TimedResponse {
  readonly status: number;
  readonly body: string;
  readonly start: number;
  readonly ms: number;
}

export interface RequestOptions {
  readonly token?: string;
  /** Sent as JSON by POST; without a body the request is a GET. */
  readonly body?: unknown;
}

/** Sends one request to a server; rejects when there is no response, not for an error status. */
export async function sendRequest(
  url: string,
  path: string,
  { token, body }: RequestOptions = {},
): Promise<TimedResponse> {
  const start = performance.now();
  const response = await fetch(`${url}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text, start, ms: performance.now() - start };
}

/** The number of responses by status. */
export function countStatuses(responses: readonly TimedResponse[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of responses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
