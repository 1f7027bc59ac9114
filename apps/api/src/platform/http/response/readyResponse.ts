const ready = Symbol('ready');

interface ReadyResponse extends Response {
  [ready]?: true;
}

/**
 * An answer whose headers are complete. The middleware leaves it as it is: reading the headers of a Response costs
 * more than all else that is done for a cached list.
 */
export function readyResponse(
  body: Uint8Array<ArrayBuffer> | null,
  status: number,
  headers: Readonly<Record<string, string>>,
): Response {
  const response: ReadyResponse = new Response(body, { status, headers });
  response[ready] = true;
  return response;
}

/** Whether an answer was made by `readyResponse`. */
export function isReady(response: Response): boolean {
  return ready in response;
}
