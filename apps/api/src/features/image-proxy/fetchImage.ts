import { failureOf, outcomeOfStatus } from '../../providers/upstream/Outcome.ts';
import { readBounded } from '../../providers/upstream/readBounded.ts';
import { ProviderError } from '../../providers/upstream/Upstream.ts';
import { type ImageType, imageTypes, isImageType, readImage } from './readImage.ts';

const deadlineMs = 2000;
const mostBytes = 2 * 1024 * 1024;
const mostPixels = 4096;

/** The bytes of a picture, and what they are. */
export interface FetchedImage {
  readonly bytes: Buffer<ArrayBuffer>;
  readonly type: ImageType;
}

/**
 * Fetches a picture within two seconds, without following anybody: at most 2 MB, at most 4096 pixels wide and high, of the
 * kind that it says it is. Undefined where there is none (404); anything else is a ProviderError.
 */
export async function fetchImage(address: string): Promise<FetchedImage | undefined> {
  const signal = AbortSignal.timeout(deadlineMs);
  try {
    const response = await fetch(address, {
      // The same for everybody, whatever their browsers take: what is kept is for all.
      headers: { accept: imageTypes.join(), 'user-agent': 'Gildshelf' },
      redirect: 'manual',
      signal,
    });
    const type = promisedType(response);
    // Nobody reads it: without this the connection would stay.
    if (!type || type instanceof ProviderError) await response.body?.cancel();
    if (type instanceof ProviderError) throw type;
    return type && { type, bytes: checked(type, await readBounded(response.body, mostBytes)) };
  } catch (error) {
    throw failureOf(error, signal).problem;
  }
}

/** What the head of an answer says that follows; undefined for a 404. */
function promisedType(response: Response): ImageType | ProviderError | undefined {
  const outcome = outcomeOfStatus(response, Date.now());
  if (outcome) return 'problem' in outcome ? outcome.problem : undefined;
  if (Number(response.headers.get('content-length')) > mostBytes)
    return new ProviderError('too-much', `Its picture is larger than ${mostBytes} bytes.`);
  const [type = ''] = (response.headers.get('content-type') ?? '').split(';');
  const said = type.trim().toLowerCase();
  return isImageType(said)
    ? said
    : new ProviderError('shape', 'Its answer does not say that it is a picture.');
}

function checked(type: ImageType, bytes: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  const size = readImage(type, bytes);
  if (!size) throw new ProviderError('shape', 'Its picture is not what it says it is.');
  const sides = [size.width, size.height];
  if (sides.some((side) => side < 1 || side > mostPixels))
    throw new ProviderError('too-much', `Its picture is not within ${mostPixels} pixels.`);
  return bytes;
}
