import { readBounded } from '../../providers/upstream/readBody.ts';
import { failureOf, outcomeOfStatus } from '../../providers/upstream/requestHost.ts';
import { ProviderError } from '../../providers/upstream/Upstream.ts';
import { type ImageType, imageTypes, isImageType, readImageSize } from './readImageSize.ts';

const deadlineMs = 2000;
const maxBytes = 2 * 1024 * 1024;
const maxPixels = 4096;

/** An image with its content type. */
export interface FetchedImage {
  readonly bytes: Buffer<ArrayBuffer>;
  readonly type: ImageType;
}

/**
 * Fetches an image within two seconds and without following redirects: at most 2 MB, at most 4096 pixels wide and high, and of
 * the type that the response declares. Resolves to undefined for a 404 and rejects with a ProviderError for any other problem.
 */
export async function fetchImage(url: string): Promise<FetchedImage | undefined> {
  const signal = AbortSignal.timeout(deadlineMs);
  try {
    const response = await fetch(url, {
      // Independent of the client's `accept` header, since the cached image is shared by all clients.
      headers: { accept: imageTypes.join(), 'user-agent': 'Gildshelf' },
      redirect: 'manual',
      signal,
    });
    const type = declaredType(response);
    // An unread body would keep the connection open.
    if (!type || type instanceof ProviderError) await response.body?.cancel();
    if (type instanceof ProviderError) throw type;
    return type && { type, bytes: validated(type, await readBounded(response.body, maxBytes)) };
  } catch (error) {
    throw failureOf(error, signal).problem;
  }
}

/** The image type that the head of a response declares; undefined for a 404. */
function declaredType(response: Response): ImageType | ProviderError | undefined {
  const outcome = outcomeOfStatus(response, Date.now());
  if (outcome) return 'problem' in outcome ? outcome.problem : undefined;
  if (Number(response.headers.get('content-length')) > maxBytes)
    return new ProviderError('too-much', `The image is larger than ${maxBytes} bytes.`);
  const [type = ''] = (response.headers.get('content-type') ?? '').split(';');
  const declared = type.trim().toLowerCase();
  return isImageType(declared)
    ? declared
    : new ProviderError('shape', 'The response does not declare an image type.');
}

function validated(type: ImageType, bytes: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  const size = readImageSize(type, bytes);
  if (!size) throw new ProviderError('shape', 'The image is not of the declared type.');
  const sides = [size.width, size.height];
  if (sides.some((side) => side < 1 || side > maxPixels))
    throw new ProviderError('too-much', `The image is not 1 to ${maxPixels} pixels wide and high.`);
  return bytes;
}
