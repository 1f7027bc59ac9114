import { type RawBuilder, sql } from 'kysely';

/** An id as a parameter of a statement: both databases store 16 bytes, and each dialect's query compiler converts it. */
export class UuidParameter {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** An id within `sql`. Values that the query builder compares with an id column or inserts there need no `uuid`. */
export function uuid(text: string): RawBuilder<string> {
  return sql<string>`${new UuidParameter(text)}`;
}

/** The 16 bytes of an id. Of a malformed one there are fewer, which equal no id. */
export function uuidBytes(text: string): Buffer {
  return Buffer.from(text.replaceAll('-', ''), 'hex');
}

/** An id as text: lowercase, with hyphens. */
export function uuidText(bytes: Buffer): string {
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** The lowest id, which no row has. */
export const nilId = '00000000-0000-0000-0000-000000000000';
