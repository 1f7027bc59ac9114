import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';
import { exactCopy } from './exactCopy.ts';

const deflate = promisify(deflateRaw);
const level = 6;
// No name, no time, from any system (RFC 1952).
const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);

/** A page as gzip, with a place in which a nonce is written uncompressed (RFC 1951, 3.2.4). */
export async function gzipPage(before: Buffer, after: Buffer) {
  const [head, tail] = (
    await Promise.all([
      deflate(before, { level, finishFlush: constants.Z_SYNC_FLUSH }),
      deflate(after, { level }),
    ])
  ).map(exactCopy) as [Buffer<ArrayBuffer>, Buffer<ArrayBuffer>];
  const sum = crc32(before);
  return {
    // The sum of what stands after the nonce needs its plain bytes, which are kept anyway.
    size: head.length + tail.length,
    withNonce(nonce: Buffer) {
      const trailer = Buffer.alloc(8);
      trailer.writeUInt32LE(crc32(after, crc32(nonce, sum)), 0);
      trailer.writeUInt32LE(before.length + nonce.length + after.length, 4);
      return [Buffer.concat([header, head, stored(nonce.length), nonce]), tail, trailer];
    },
  };
}

/** The head of a block that is not the last and is not compressed. */
function stored(length: number): Buffer {
  const block = Buffer.alloc(5);
  block.writeUInt16LE(length, 1);
  block.writeUInt16LE(~length & 0xffff, 3);
  return block;
}
