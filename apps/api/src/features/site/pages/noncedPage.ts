import { brotliPage } from './brotliPage.ts';
import { exactCopy } from './exactCopy.ts';
import { gzipPage } from './gzipPage.ts';

/** Bytes that go out one after the other. */
export type Pieces = readonly Buffer<ArrayBuffer>[];

/** A page whose nonce is put in at each answer, in every encoding, without compressing anything again. */
export interface NoncedPage {
  /** Bytes that are kept for it. */
  readonly size: number;
  /** In pieces, of which only small ones are new: a copy of every page that goes out keeps the collector busy. */
  readonly withNonce: (encoding: 'br' | 'gzip' | undefined, nonce: string) => Pieces;
  /** The same page as small as brotli can make it, which takes 0.1 to 0.5 s in another thread. */
  readonly smallest: () => Promise<NoncedPage>;
}

/** Makes the bytes of a page from what stands before its nonce and what stands after it. */
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
    smallest: async () => pageOf(await brotliPage(...parts, 'best')),
  });
  return pageOf(usual);
}

type Encoded = Awaited<ReturnType<typeof brotliPage>>;
