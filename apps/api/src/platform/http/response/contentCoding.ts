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
import { acceptsEncoding } from './acceptsEncoding.ts';

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
    compress: (text: string, chunkSize: number) => zstd(text, { ...options.zstd, chunkSize }),
    createStream: () => createZstdCompress(options.zstd),
  },
  {
    name: 'br',
    compress: (text: string, chunkSize: number) => brotli(text, { ...options.br, chunkSize }),
    createStream: () => createBrotliCompress(options.br),
  },
  {
    name: 'gzip',
    compress: (text: string, chunkSize: number) => gzipped(text, { ...options.gzip, chunkSize }),
    createStream: () => createGzip(options.gzip),
  },
] as const;

/** The preferred coding that an `Accept-Encoding` header allows; undefined if it allows none. */
export function contentCoding(accepted = '') {
  return codings.find(({ name }) => acceptsEncoding(accepted, name));
}
