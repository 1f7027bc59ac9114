import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { type CatalogueType, catalogues, limits } from '@gildshelf/api-client/contract';
import type { Media } from '../Media.ts';
import { titleResponse } from '../titleResponse.ts';

/** The response bodies of a top list. */
export interface TopListBytes {
  readonly version: string | undefined;
  /** A weak ETag, the same for all encodings. */
  readonly etag: string;
  readonly plain: Uint8Array<ArrayBuffer>;
  readonly br: Uint8Array<ArrayBuffer>;
  readonly gzip: Uint8Array<ArrayBuffer>;
}

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** Reads a top list and compresses it in every encoding. */
export async function readTopListBytes(
  { titles, covers }: Media,
  type: CatalogueType,
  version: string | undefined,
): Promise<TopListBytes> {
  const { entryField, topEndpoint } = catalogues[type];
  const rows = await titles.top(type, limits.topListSize);
  const entries = rows.map((title) => ({
    rank: title.rank,
    [entryField]: titleResponse(covers, type, title, title.card),
  }));
  const plain = Buffer.from(JSON.stringify(topEndpoint.response.parse(entries)));
  const [br, gzipped] = await Promise.all([compress.br(plain), compress.gzip(plain)]);
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  return {
    version,
    etag: `W/"${hash}"`,
    plain: new Uint8Array(plain),
    br: new Uint8Array(br),
    gzip: new Uint8Array(gzipped),
  };
}
