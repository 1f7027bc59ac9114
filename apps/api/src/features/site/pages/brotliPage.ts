import { once } from 'node:events';
import { constants, createBrotliCompress } from 'node:zlib';
import { exactCopy } from './exactCopy.ts';

/** `best` makes Home a tenth smaller and takes fifty times as long. */
const qualities = { usual: 6, best: constants.BROTLI_MAX_QUALITY };
/** A window of 256 kB, which is more than a page has. The default of 4 MB would be allocated for each page. */
const windowBits = 18;

/**
 * Replaces the nonce during compression. Its bytes do not occur in UTF-8 and no sequence of them repeats, so that neither it nor
 * later text is compressed as a reference to it. It ends like every base64 nonce of 16 bytes, since brotli decodes a byte in the
 * context of the two bytes before it.
 */
const placeholder = Buffer.from('c0c1f5f6f7f8f9fafbfcfdfefffffdfbf9f7f5c0fefc3d3d', 'hex');

/** Compresses a page as brotli, with a gap into which a nonce is inserted as an uncompressed meta-block (RFC 7932, 9.2). */
export async function brotliPage(before: Buffer, after: Buffer, quality: keyof typeof qualities = 'usual') {
  const [head, tail] = await compressAround(before, after, qualities[quality]);
  return {
    size: head.length + tail.length,
    withNonce: (nonce: Buffer) => [Buffer.concat([head, uncompressedHeader(nonce.length), nonce]), tail],
  };
}

/** Compresses the parts before and after the nonce. A separate function, since a closure of the page would retain the stream. */
async function compressAround(before: Buffer, after: Buffer, quality: number) {
  const stream = createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_LGWIN]: windowBits,
      [constants.BROTLI_PARAM_SIZE_HINT]: before.length + placeholder.length + after.length,
    },
  });
  const written: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => written.push(chunk));
  const flush = () =>
    new Promise<number>((resolve) => {
      // Ends at a byte boundary, so that the following data starts a new meta-block.
      stream.flush(constants.BROTLI_OPERATION_FLUSH, () => resolve(lengthOf(written)));
    });
  stream.write(before);
  const start = await flush();
  stream.write(placeholder);
  const end = await flush();
  stream.end(after);
  await once(stream, 'end');
  const all = exactCopy(Buffer.concat(written));
  return [all.subarray(0, start), all.subarray(end)] as const;
}

const lengthOf = (chunks: readonly Buffer[]) => chunks.reduce((length, chunk) => length + chunk.length, 0);

/** The header of an uncompressed meta-block that is not the last, with its length in four nibbles. */
function uncompressedHeader(length: number): Buffer {
  const bits = ((length - 1) << 3) | (1 << 19);
  return Buffer.from([bits & 0xff, (bits >> 8) & 0xff, (bits >> 16) & 0xff]);
}
