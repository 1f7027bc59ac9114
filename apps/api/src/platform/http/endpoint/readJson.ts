import { ownMessages, reading, serverLimits } from '@gildshelf/api-client/contract';
import { InvalidInput, PayloadTooLarge, UnsupportedMediaType } from '../errors.ts';

const jsonType = /^application\/json\s*(;|$)/i;

/** Parses the JSON body of a request; throws 415, 413 or 400. */
export async function readJson(request: Request): Promise<unknown> {
  if (!jsonType.test(request.headers.get('content-type') ?? '')) throw new UnsupportedMediaType();
  const bytes = await readBytes(request);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes), asWellFormed);
  } catch {
    throw new InvalidInput(ownMessages.request.notJson);
  }
}

/** An escape such as \\ud83c can be an unpaired surrogate. */
const asWellFormed = (_: string, value: unknown) =>
  typeof value === 'string' ? reading.wellFormed(value) : value;

/** Reads and discards a body that the endpoint does not use; throws 413 if it is too large for any endpoint. */
export async function ignoreBody(request: Request): Promise<void> {
  await readBytes(request);
}

async function readBytes(request: Request): Promise<Uint8Array> {
  const maximum = serverLimits.requestBody;
  if (Number(request.headers.get('content-length')) > maximum) throw new PayloadTooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength;
      if (size > maximum) throw new PayloadTooLarge();
      chunks.push(chunk);
    }
  } catch (thrown) {
    // A client that disconnects halfway is neither an internal error nor an unavailable database.
    throw thrown instanceof PayloadTooLarge ? thrown : new InvalidInput(ownMessages.request.notJson);
  }
  return Buffer.concat(chunks, size);
}
