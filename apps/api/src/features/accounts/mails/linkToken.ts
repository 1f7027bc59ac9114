import { createHash, randomBytes } from 'node:crypto';
import { uuidBytes, uuidText } from '../../../platform/db/uuid.ts';

const idBytes = 16;
const secretBytes = 32;

/** The token of a mailed link, and the hash that is stored of it. */
export interface LinkToken {
  readonly userId: string;
  readonly token: string;
  readonly hash: string;
}

/** Creates a token for a link of this user: the user id, so that the row is found by its key, and 256 random bits. */
export function createLinkToken(userId: string): LinkToken {
  const bytes = Buffer.concat([uuidBytes(userId), randomBytes(secretBytes)]);
  const token = bytes.toString('base64url');
  return { userId, token, hash: hashToken(token) };
}

/** Parses the token of a link; undefined when it is malformed. */
export function readLinkToken(token: string): LinkToken | undefined {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== idBytes + secretBytes || bytes.toString('base64url') !== token) return undefined;
  return { userId: uuidText(bytes.subarray(0, idBytes)), token, hash: hashToken(token) };
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
