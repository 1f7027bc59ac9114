import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';
import type { Context } from 'hono';
import { takes } from '../site/takes.ts';

/** In UTF-16 units. Below it an answer fits into a few packets anyway, and compressing costs more than all the rest of it. */
const worthwhile = 4_000;

const zstd = promisify(zstdCompress);
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** The cheapest level of each: an answer is made for one asker. The first that is taken goes out. */
const codings = [
  {
    name: 'zstd',
    compress: (text: string, chunkSize: number) =>
      zstd(text, { chunkSize, params: { [constants.ZSTD_c_compressionLevel]: 1 } }),
  },
  {
    name: 'br',
    compress: (text: string, chunkSize: number) =>
      brotli(text, { chunkSize, params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
  },
  {
    name: 'gzip',
    compress: (text: string, chunkSize: number) => gzipped(text, { chunkSize, level: 1 }),
  },
] as const;

/** 200 with a text, compressed where it is long and the asker takes it so; `headers` name its type. */
export async function textAnswer(
  context: Context,
  text: string,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  if (text.length < worthwhile) return context.body(text, 200, headers);
  const accepted = context.req.header('accept-encoding') ?? '';
  const coding = codings.find(({ name }) => takes(accepted, name));
  if (!coding) return context.body(text, 200, { ...headers, vary: 'accept-encoding' });
  // What comes out is gathered in pieces: of a long text in few, since each costs a turn of the loop.
  const chunkSize = Math.max(constants.Z_DEFAULT_CHUNK, text.length >> 2);
  return context.body(new Uint8Array(await coding.compress(text, chunkSize)), 200, {
    ...headers,
    vary: 'accept-encoding',
    'content-encoding': coding.name,
  });
}
