/**
 * Copies a buffer into memory of its own. Node allocates small buffers in shared blocks of 8 kB, and the results of zlib in blocks
 * of 16 kB; a whole block stays in memory as long as one buffer in it.
 */
export function exactCopy(bytes: Buffer): Buffer<ArrayBuffer> {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}
