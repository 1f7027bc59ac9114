import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';
import { exactCopy } from './exactCopy.ts';

const deflate = promisify(deflateRaw);
const level = 6;
// Without a name and a time, from an unknown system (RFC 1952).
const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);

/** Compresses a page as gzip, with a gap into which a nonce is inserted as an uncompressed block (RFC 1951, 3.2.4). */
export async function gzipPage(before: Buffer, after: Buffer) {
  const [head, tail] = (
    await Promise.all([
      deflate(before, { level, finishFlush: constants.Z_SYNC_FLUSH }),
      deflate(after, { level }),
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
      return [Buffer.concat([header, head, uncompressedHeader(nonce.length), nonce]), tail, trailer];
    },
  };
}

/** The header of an uncompressed block that is not the last. */
function uncompressedHeader(length: number): Buffer {
  const block = Buffer.alloc(5);
  block.writeUInt16LE(length, 1);
  block.writeUInt16LE(~length & 0xffff, 3);
  return block;
}
