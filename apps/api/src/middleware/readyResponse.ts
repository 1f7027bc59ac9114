const ready = new WeakSet<Response>();

/**
 * An answer whose headers are complete. The middleware leaves it as it is: reading the headers of a Response costs
 * more than all else that is done for a cached list.
 */
export function readyResponse(
  body: Uint8Array<ArrayBuffer> | null,
  status: number,
  headers: Readonly<Record<string, string>>,
): Response {
  const response = new Response(body, { status, headers });
  ready.add(response);
  return response;
}

/** Whether an answer was made by `readyResponse`. */
export function isReady(response: Response): boolean {
  return ready.has(response);
}
