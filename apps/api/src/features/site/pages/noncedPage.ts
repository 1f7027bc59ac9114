import { brotliPage } from './brotliPage.ts';
import { exactCopy } from './exactCopy.ts';
import { gzipPage } from './gzipPage.ts';

/** The chunks of a response body, in order. */
export type BodyChunks = readonly Buffer<ArrayBuffer>[];

/** A page into which each response inserts a nonce, in every encoding, without compressing anything again. */
export interface NoncedPage {
  /** The bytes that it occupies in memory. */
  readonly size: number;
  /** In chunks, of which only small ones are new: copying every page would burden the garbage collector. */
  readonly withNonce: (encoding: 'br' | 'gzip' | undefined, nonce: string) => BodyChunks;
  /** Recompresses the page with the best quality of brotli, which takes 0.1 to 0.5 s in another thread. */
  readonly recompressed: () => Promise<NoncedPage>;
}

/** Encodes a page from its parts before and after the nonce. */
export async function noncedPage(before: string, after: string): Promise<NoncedPage> {
  const parts = [exactCopy(Buffer.from(before)), exactCopy(Buffer.from(after))] as const;
  const [usual, gzip] = await Promise.all([brotliPage(...parts), gzipPage(...parts)]);
  const plain = (nonce: Buffer) => [Buffer.concat([parts[0], nonce]), parts[1]];
  const pageOf = (br: Encoded): NoncedPage => ({
    size: parts[0].length + parts[1].length + br.size + gzip.size,
    withNonce(encoding, nonce) {
      const bytes = Buffer.from(nonce, 'latin1');
      const write = encoding === 'br' ? br.withNonce : encoding === 'gzip' ? gzip.withNonce : plain;
      return write(bytes);
    },
    recompressed: async () => pageOf(await brotliPage(...parts, 'best')),
  });
  return pageOf(usual);
}

type Encoded = Awaited<ReturnType<typeof brotliPage>>;
