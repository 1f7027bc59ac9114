import { ownMessages, reading, servedLimits } from '@gildshelf/api-client/contract';
import { InvalidInput, PayloadTooLarge, UnsupportedMediaType } from '../errors.ts';

const jsonType = /^application\/json\s*(;|$)/i;

/** The JSON in a request's body; 415, 413 or 400 where there is none to be had. */
export async function readJson(request: Request): Promise<unknown> {
  if (!jsonType.test(request.headers.get('content-type') ?? '')) throw new UnsupportedMediaType();
  const bytes = await readBytes(request);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes), asWellFormed);
  } catch {
    throw new InvalidInput(ownMessages.request.notJson);
  }
}

/** An escape such as \\ud83c can stand for half a character. */
const asWellFormed = (_: string, value: unknown) =>
  typeof value === 'string' ? reading.wellFormed(value) : value;

/** Reads past a body that nobody asked for; 413 where it is too large for any call. */
export async function ignoreBody(request: Request): Promise<void> {
  await readBytes(request);
}

async function readBytes(request: Request): Promise<Uint8Array> {
  const maximum = servedLimits.requestBody;
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
    // A caller that hangs up halfway is no fault of ours, and none of the database.
    throw thrown instanceof PayloadTooLarge ? thrown : new InvalidInput(ownMessages.request.notJson);
  }
  return Buffer.concat(chunks, size);
}
