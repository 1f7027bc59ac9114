import { once } from 'node:events';
import { promisify } from 'node:util';
import { constants, crc32, createBrotliCompress, deflateRaw } from 'node:zlib';

/** The chunks of a response body, in order. */
export type BodyChunks = readonly Buffer<ArrayBuffer>[];

/** A page into which each response inserts a nonce, in every encoding, without compressing anything again. */
export interface NoncedPage {
  /** The bytes that it occupies in memory. */
  readonly size: number;
  /** In chunks, of which only small ones are new: copying every page would burden the garbage collector. */
  readonly withNonce: (encoding: 'br' | 'gzip' | undefined, nonce: string) => BodyChunks;
  /** Recompresses the page with the best quality of brotli, which takes 0.1 to 0.5 s in another thread. */
  readonly recompressed: () => Promise<NoncedPage>;
}

/** Encodes a page from its parts before and after the nonce. */
export async function noncedPage(before: string, after: string): Promise<NoncedPage> {
  const parts = [exactCopy(Buffer.from(before)), exactCopy(Buffer.from(after))] as const;
  const [usual, gzip] = await Promise.all([brotliPage(...parts), gzipPage(...parts)]);
  const plain = (nonce: Buffer) => [Buffer.concat([parts[0], nonce]), parts[1]];
  const pageOf = (br: Encoded): NoncedPage => ({
    size: parts[0].length + parts[1].length + br.size + gzip.size,
    withNonce(encoding, nonce) {
      const bytes = Buffer.from(nonce, 'latin1');
      const write = encoding === 'br' ? br.withNonce : encoding === 'gzip' ? gzip.withNonce : plain;
      return write(bytes);
    },
    recompressed: async () => pageOf(await brotliPage(...parts, 'best')),
  });
  return pageOf(usual);
}

type Encoded = Awaited<ReturnType<typeof brotliPage>>;

/**
 * Copies a buffer into memory of its own. Node allocates small buffers in shared blocks of 8 kB, and the results of zlib in blocks
 * of 16 kB; a whole block stays in memory as long as one buffer in it.
 */
function exactCopy(bytes: Buffer): Buffer<ArrayBuffer> {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

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
async function brotliPage(before: Buffer, after: Buffer, quality: keyof typeof qualities = 'usual') {
  const [head, tail] = await compressAround(before, after, qualities[quality]);
  return {
    size: head.length + tail.length,
    withNonce: (nonce: Buffer) => [Buffer.concat([head, metaBlockHeader(nonce.length), nonce]), tail],
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
function metaBlockHeader(length: number): Buffer {
  const bits = ((length - 1) << 3) | (1 << 19);
  return Buffer.from([bits & 0xff, (bits >> 8) & 0xff, (bits >> 16) & 0xff]);
}

const deflate = promisify(deflateRaw);
const gzipLevel = 6;
// Without a name and a time, from an unknown system (RFC 1952).
const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);

/** Compresses a page as gzip, with a gap into which a nonce is inserted as an uncompressed block (RFC 1951, 3.2.4). */
async function gzipPage(before: Buffer, after: Buffer) {
  const [head, tail] = (
    await Promise.all([
      deflate(before, { level: gzipLevel, finishFlush: constants.Z_SYNC_FLUSH }),
      deflate(after, { level: gzipLevel }),
    ])
  ).map(exactCopy) as [Buffer<ArrayBuffer>, Buffer<ArrayBuffer>];
  const checksum = crc32(before);
  return {
    // Without the plain bytes after the nonce: the checksum needs them, but the page stores them anyway.
    size: head.length + tail.length,
    withNonce(nonce: Buffer) {
      const trailer = Buffer.alloc(8);
      trailer.writeUInt32LE(crc32(after, crc32(nonce, checksum)), 0);
      trailer.writeUInt32LE(before.length + nonce.length + after.length, 4);
      return [Buffer.concat([gzipHeader, head, uncompressedBlockHeader(nonce.length), nonce]), tail, trailer];
    },
  };
}

/** The header of an uncompressed block that is not the last. */
function uncompressedBlockHeader(length: number): Buffer {
  const block = Buffer.alloc(5);
  block.writeUInt16LE(length, 1);
  block.writeUInt16LE(~length & 0xffff, 3);
  return block;
}
