import { randomFillSync } from 'node:crypto';

const nonceBytes = 16;
const batchSize = 256;

/**
 * Creates a generator of nonces in base64, none of which repeats. Random bytes are generated in batches, as `randomUUID` does,
 * since generating so few at a time costs more than everything else that is done with them.
 */
export function createNonces(): () => string {
  const batch = Buffer.alloc(nonceBytes * batchSize);
  let next = batch.length;
  return () => {
    if (next === batch.length) {
      randomFillSync(batch);
      next = 0;
    }
    const nonce = batch.toString('base64', next, next + nonceBytes);
    next += nonceBytes;
    return nonce;
  };
}
