import { randomBytes } from 'node:crypto';
import { uuidText } from '../db/uuid.ts';

/** A new UUID (RFC 9562, version 7): `now` in milliseconds, so that later ids sort later, then 74 random bits. */
export function uuidv7(now: number): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now, 0, 6);
  bytes.writeUInt8(0x70 | (bytes.readUInt8(6) & 0x0f), 6);
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8);
  return uuidText(bytes);
}
