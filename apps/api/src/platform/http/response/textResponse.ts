import { constants } from 'node:zlib';
import type { Context } from 'hono';
import { contentCoding } from './contentCoding.ts';

/** In UTF-16 units. Below it an answer fits into a few packets anyway, and compressing costs more than all the rest of it. */
const worthwhile = 4_000;

/** 200 with a text, compressed where it is long and the asker takes it so; `headers` name its type. */
export async function textResponse(
  context: Context,
  text: string,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  if (text.length < worthwhile) return context.body(text, 200, headers);
  const coding = contentCoding(context.req.header('accept-encoding'));
  if (!coding) return context.body(text, 200, { vary: 'accept-encoding', ...headers });
  // What comes out is gathered in pieces: of a long text in few, since each costs a turn of the loop.
  const chunkSize = Math.max(constants.Z_DEFAULT_CHUNK, text.length >> 2);
  return context.body(new Uint8Array(await coding.compress(text, chunkSize)), 200, {
    vary: 'accept-encoding',
    ...headers,
    'content-encoding': coding.name,
  });
}
