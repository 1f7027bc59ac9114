import { randomFillSync } from 'node:crypto';

const nonceBytes = 16;
const atOnce = 256;

/**
 * Gives a nonce for each answer, in base64. Random bytes are asked for in a supply, as `randomUUID` does: to ask for so few
 * costs more than everything else that is done with them. None is given twice.
 */
export function createNonces(): () => string {
  const supply = Buffer.alloc(nonceBytes * atOnce);
  let next = supply.length;
  return () => {
    if (next === supply.length) {
      randomFillSync(supply);
      next = 0;
    }
    const nonce = supply.toString('base64', next, next + nonceBytes);
    next += nonceBytes;
    return nonce;
  };
}
