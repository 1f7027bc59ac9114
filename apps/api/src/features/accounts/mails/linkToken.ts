import { createHash, randomBytes } from 'node:crypto';
import { uuidBytes, uuidText } from '../../../platform/db/uuid.ts';

const idBytes = 16;
const randomPart = 32;

/** What stands in a link, and what is kept of it. */
export interface LinkToken {
  readonly userId: string;
  readonly token: string;
  readonly hash: string;
}

/** A new token for a link of this person: their id, so that the row is found by its key, and 256 random bits. */
export function createLinkToken(userId: string): LinkToken {
  const bytes = Buffer.concat([uuidBytes(userId), randomBytes(randomPart)]);
  const token = bytes.toString('base64url');
  return { userId, token, hash: hashOf(token) };
}

/** Reads a token out of a link; undefined where it cannot be one of ours. */
export function readLinkToken(token: string): LinkToken | undefined {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== idBytes + randomPart || bytes.toString('base64url') !== token) return undefined;
  return { userId: uuidText(bytes.subarray(0, idBytes)), token, hash: hashOf(token) };
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
