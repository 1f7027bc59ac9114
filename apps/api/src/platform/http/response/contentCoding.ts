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

/** The cheapest level of each: a response is made for one client. */
const options = {
  zstd: { params: { [constants.ZSTD_c_compressionLevel]: 1 } },
  br: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } },
  gzip: { level: 1 },
};

/** Compressions of a response made for one client, each of a whole text and of a stream; the first that it takes is used. */
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

/** The compression for a client by its `Accept-Encoding`; undefined where it takes none of ours. */
export function contentCoding(accepted = '') {
  return codings.find(({ name }) => acceptsEncoding(accepted, name));
}
