import { createHash } from 'node:crypto';
import { uuidText } from '../../../platform/db/uuid.ts';

/** An id that follows from texts, so that each import has the same: a UUID of version 8 from their hash. */
export function hashedId(texts: readonly string[]): string {
  const bytes = createHash('sha256').update(JSON.stringify(texts)).digest().subarray(0, 16);
  bytes.writeUInt8(0x80 | (bytes.readUInt8(6) & 0x0f), 6);
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8);
  return uuidText(bytes);
}
