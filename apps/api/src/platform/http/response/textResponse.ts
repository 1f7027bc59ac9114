import { constants } from 'node:zlib';
import type { Context } from 'hono';
import { contentCoding } from './contentCoding.ts';

/** In UTF-16 units. A shorter response fits into a few packets, and compressing it would cost more than all the rest of it. */
const minCompressedLength = 4_000;

/** 200 with a text, compressed if it is long and the client accepts that; `headers` must contain its type. */
export async function textResponse(
  context: Context,
  text: string,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  if (text.length < minCompressedLength) return context.body(text, 200, headers);
  const coding = contentCoding(context.req.header('accept-encoding'));
  if (!coding) return context.body(text, 200, { vary: 'accept-encoding', ...headers });
  // The output is produced in chunks: few for a long text, since each costs a turn of the event loop.
  const chunkSize = Math.max(constants.Z_DEFAULT_CHUNK, text.length >> 2);
  return context.body(new Uint8Array(await coding.compress(text, chunkSize)), 200, {
    vary: 'accept-encoding',
    ...headers,
    'content-encoding': coding.name,
  });
}
