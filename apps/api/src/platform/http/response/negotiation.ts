import { promisify } from 'node:util';
import {
  brotliCompress,
  constants,
  createBrotliCompress,
  createGzip,
  createZstdCompress,
  gzip,
  zstdCompress,
} from 'node:zlib';

const zstd = promisify(zstdCompress);
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** The cheapest level of each, because a response is compressed for one client only. */
const options = {
  zstd: { params: { [constants.ZSTD_c_compressionLevel]: 1 } },
  br: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } },
  gzip: { level: 1 },
};

/** Content codings in order of preference, each for a whole text and for a stream. */
const codings = [
  {
    name: 'zstd',
    compress: (text: string) => zstd(text, options.zstd),
    createStream: () => createZstdCompress(options.zstd),
  },
  {
    name: 'br',
    compress: (text: string) => brotli(text, options.br),
    createStream: () => createBrotliCompress(options.br),
  },
  {
    name: 'gzip',
    compress: (text: string) => gzipped(text, options.gzip),
    createStream: () => createGzip(options.gzip),
  },
] as const;

/** The preferred coding that an `Accept-Encoding` header allows; undefined if it allows none. */
export function contentCoding(accepted = '') {
  return codings.find(({ name }) => acceptsEncoding(accepted, name));
}

/** Whether an Accept-Encoding header lists a coding; `;q=0` excludes it. */
export function acceptsEncoding(accepted: string, coding: 'zstd' | 'br' | 'gzip'): boolean {
  return accepted.split(',').some((part) => {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    return name === coding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

/** Whether an If-None-Match header matches an ETag, `"…"` or `W/"…"`, by weak comparison. */
export function etagMatches(ifNoneMatch: string, etag: string): boolean {
  const opaque = etag.replace(/^W\//, '');
  return ifNoneMatch
    .split(',')
    .map((tag) => tag.trim())
    .some((tag) => tag === '*' || tag.replace(/^W\//, '') === opaque);
}
