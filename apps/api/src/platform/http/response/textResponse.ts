import { pipeline, Readable } from 'node:stream';
import type { Context } from 'hono';
import { contentCoding } from './negotiation.ts';

/** In UTF-16 units. A shorter response fits into a few packets, and compressing it would cost more than all the rest of it. */
const minCompressedLength = 3_000;

/** 200 with a text, compressed if it is long and the client accepts that; `headers` must contain its type. */
export async function textResponse(
  context: Context,
  text: string,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  if (text.length < minCompressedLength) return context.body(text, 200, headers);
  const coding = contentCoding(context.req.header('accept-encoding'));
  if (!coding) return context.body(text, 200, { vary: 'accept-encoding', ...headers });
  return context.body(new Uint8Array(await coding.compress(text)), 200, {
    vary: 'accept-encoding',
    ...headers,
    'content-encoding': coding.name,
  });
}

/** 200 with JSON text, compressed if it is long and the client accepts that. */
export async function jsonResponse(
  context: Context,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return textResponse(context, text, { ...headers, 'content-type': 'application/json' });
}

/**
 * Responds with 200 and a text in parts; each is requested when the client has read those before. Compressed if the client accepts
 * that. A part that throws closes the connection, so that clients can detect an incomplete response.
 */
export function streamResponse(
  context: Context,
  parts: AsyncIterable<string>,
  headers: Readonly<Record<string, string>>,
): Response {
  const coding = contentCoding(context.req.header('accept-encoding'));
  const all = { ...headers, vary: 'accept-encoding', ...(coding && { 'content-encoding': coding.name }) };
  // The body of a HEAD response is never read, but a stream would start to read the parts.
  if (context.req.method === 'HEAD') return context.body(null, 200, all);
  const text = Readable.from(parts, { objectMode: false, highWaterMark: 1 });
  // Either end closes the other; an error reaches the reader of the body.
  const body = coding ? pipeline(text, coding.createStream(), () => {}) : text;
  return context.body(Readable.toWeb(body) as ReadableStream, 200, all);
}
