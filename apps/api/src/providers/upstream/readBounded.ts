import { ProviderError } from './Upstream.ts';

/** The bytes of an answer as they are after decompression; one that is longer than `most` is dropped as soon as that shows. */
export async function readBounded(
  body: ReadableStream<Uint8Array> | null,
  most: number,
): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop cancels the body, and that ends the connection.
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > most) throw new ProviderError('too-much', `Its answer is longer than ${most} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}
