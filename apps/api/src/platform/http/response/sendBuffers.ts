import type { ServerResponse } from 'node:http';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { readyResponse } from './readyResponse.ts';

/** An answer whose headers are complete and whose bytes are in memory, in pieces. */
export interface BufferedResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly pieces: readonly Buffer<ArrayBuffer>[];
}

/** Writes the pieces where they go to, none of them copied; where that is not known, gives them as one Response. */
export function sendBuffers(
  { status, headers, pieces }: BufferedResponse,
  outgoing?: ServerResponse,
): Response {
  if (!outgoing) return readyResponse(Buffer.concat(pieces), status, headers);
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  outgoing.writeHead(status, { ...headers, 'content-length': length });
  // All at once, by the end.
  outgoing.cork();
  for (const piece of pieces) outgoing.write(piece);
  outgoing.end();
  return RESPONSE_ALREADY_SENT;
}
