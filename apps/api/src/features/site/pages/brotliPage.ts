import { once } from 'node:events';
import { constants, createBrotliCompress } from 'node:zlib';
import { exactCopy } from './exactCopy.ts';

/** `best` makes Home a tenth smaller and takes fifty times as long. */
const qualities = { usual: 6, best: constants.BROTLI_MAX_QUALITY };
/** A window of 256 kB, more than a page has; the usual 4 MB are allocated for each page. */
const windowBits = 18;

/**
 * What no UTF-8 holds, in the place of the nonce, and never twice the same row: so nothing in it or after it is compressed
 * by pointing at it. It ends as every nonce of 16 bytes does in base64, for what comes next is read in the light of the two
 * bytes before it.
 */
const standIn = Buffer.from('c0c1f5f6f7f8f9fafbfcfdfefffffdfbf9f7f5c0fefc3d3d', 'hex');

/** A page as brotli, with a place in which a nonce is written uncompressed (RFC 7932, 9.2). */
export async function brotliPage(before: Buffer, after: Buffer, quality: keyof typeof qualities = 'usual') {
  const [head, tail] = await compressAround(before, after, qualities[quality]);
  return {
    size: head.length + tail.length,
    withNonce: (nonce: Buffer) => [Buffer.concat([head, uncompressed(nonce.length), nonce]), tail],
  };
}

/** What stands before the nonce and after it, compressed. A function of its own: a closure of the page would keep the stream. */
async function compressAround(before: Buffer, after: Buffer, quality: number) {
  const stream = createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_LGWIN]: windowBits,
      [constants.BROTLI_PARAM_SIZE_HINT]: before.length + standIn.length + after.length,
    },
  });
  const written: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => written.push(chunk));
  const flush = () =>
    new Promise<number>((resolve) => {
      // At whole bytes: what comes next begins a part of its own.
      stream.flush(constants.BROTLI_OPERATION_FLUSH, () => resolve(lengthOf(written)));
    });
  stream.write(before);
  const start = await flush();
  stream.write(standIn);
  const end = await flush();
  stream.end(after);
  await once(stream, 'end');
  const all = exactCopy(Buffer.concat(written));
  return [all.subarray(0, start), all.subarray(end)] as const;
}

const lengthOf = (chunks: readonly Buffer[]) => chunks.reduce((length, chunk) => length + chunk.length, 0);

/** The head of a part that is not the last, has four digits of length, and is not compressed. */
function uncompressed(length: number): Buffer {
  const bits = ((length - 1) << 3) | (1 << 19);
  return Buffer.from([bits & 0xff, (bits >> 8) & 0xff, (bits >> 16) & 0xff]);
}
