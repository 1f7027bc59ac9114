import { pipeline, Readable } from 'node:stream';
import type { Context } from 'hono';
import { contentCoding } from './contentCoding.ts';

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
