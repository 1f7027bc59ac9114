/**
 * A copy in memory of its own. Node cuts small buffers from shared blocks of 8 kB, and the results of zlib from blocks of 16 kB, all of which stays
 * in memory as long as one of them.
 */
export function exactCopy(bytes: Buffer): Buffer<ArrayBuffer> {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}
