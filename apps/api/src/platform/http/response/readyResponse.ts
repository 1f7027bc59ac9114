import type { ServerResponse } from 'node:http';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';

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

/** A response with complete headers whose body is in memory, in pieces. */
export interface BufferedResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly chunks: readonly Buffer<ArrayBuffer>[];
}

/** Writes the pieces to `outgoing` without copying them; without `outgoing` returns them as one Response. */
export function sendBuffers(
  { status, headers, chunks }: BufferedResponse,
  outgoing?: ServerResponse,
): Response {
  if (!outgoing) return readyResponse(Buffer.concat(chunks), status, headers);
  const length = chunks.reduce((sum, piece) => sum + piece.length, 0);
  outgoing.writeHead(status, { ...headers, 'content-length': length });
  // Corked, so that `end` sends all pieces at once.
  outgoing.cork();
  for (const piece of chunks) outgoing.write(piece);
  outgoing.end();
  return RESPONSE_ALREADY_SENT;
}
