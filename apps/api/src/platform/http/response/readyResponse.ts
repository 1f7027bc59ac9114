const ready = Symbol('ready');

interface ReadyResponse extends Response {
  [ready]?: true;
}

/**
 * A response with complete headers. The middleware does not change it: reading the headers of a Response costs more than all the
 * rest of serving a cached list.
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

/** Whether a response was created by `readyResponse`. */
export function isReady(response: Response): boolean {
  return ready in response;
}
