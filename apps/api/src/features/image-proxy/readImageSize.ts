/** A named part of the file, with the start and the end of its content. */
interface Box {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** The minimum content of a box 'ispe': four bytes of version and flags, the width and the height. */
const minSizeBoxBytes = 12;

/** Reads the greatest width and the greatest height in the file, since the image may be composed of tiles. */
const avifSize: ReadImageSize = (bytes) => {
  const file = { name: '', start: 0, end: bytes.length };
  const [type] = boxes(bytes, file);
  if (type?.name !== 'ftyp' || !brands(bytes, type).some((brand) => brand === 'avif' || brand === 'avis'))
    return undefined;
  const meta = find(bytes, file, 'meta');
  const properties = meta && find(bytes, { ...meta, start: meta.start + 4 }, 'iprp');
  const shared = properties && find(bytes, properties, 'ipco');
  let size: ImageSize | undefined;
  for (const { name, start, end } of shared ? boxes(bytes, shared) : []) {
    if (name !== 'ispe' || end - start < minSizeBoxBytes) continue;
    size = {
      width: Math.max(size?.width ?? 0, bytes.readUInt32BE(start + 4)),
      height: Math.max(size?.height ?? 0, bytes.readUInt32BE(start + 8)),
    };
  }
  return size;
};

function find(bytes: Buffer, parent: Box, name: string): Box | undefined {
  for (const box of boxes(bytes, parent)) if (box.name === name) return box;
  return undefined;
}

/** Yields the boxes directly in a box, up to the first malformed one. Each has at least eight bytes, so the loop ends. */
function* boxes(bytes: Buffer, { start, end }: Box): Generator<Box> {
  let at = start;
  while (at + 8 <= end) {
    const length = bytes.readUInt32BE(at);
    if (length < 8 || at + length > end) return;
    yield { name: bytes.toString('latin1', at + 4, at + 8), start: at + 8, end: at + length };
    at += length;
  }
}

/** Reads the major brand, the four bytes of its version, and the compatible brands, of which no valid file has more than a few. */
function brands(bytes: Buffer, { start, end }: Box): string[] {
  const names: string[] = [];
  for (let at = start; at + 4 <= end && names.length < 32; at += 4)
    names.push(bytes.toString('latin1', at, at + 4));
  return names;
}

/** The size of an image in pixels, as its header declares it. */
interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** Reads the size of an image of one type; undefined where the bytes are of another type. Runs in linear time for any bytes. */
type ReadImageSize = (bytes: Buffer) => ImageSize | undefined;

/** Markers from 0xc0 to 0xcf start a frame header, which holds the size, except these three. */
const nonFrameMarkers = new Set([0xc4, 0xc8, 0xcc]);
const startOfScan = 0xda;

const jpegSize: ReadImageSize = (bytes) => {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return undefined;
  let at = 2;
  // Walks the segments by their lengths; the frame header comes before the first scan.
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker >= 0xc0 && marker <= 0xcf && !nonFrameMarkers.has(marker))
      return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    const length = bytes.readUInt16BE(at + 2);
    // No marker below 0xc0 may occur here with a length.
    if (marker < 0xc0 || marker === startOfScan || length < 2) return undefined;
    at += 2 + length;
  }
  return undefined;
};

/** The first bytes of every PNG: the signature, and the length and name of the header. */
const pngStart = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

const pngSize: ReadImageSize = (bytes) => {
  if (bytes.length < 24 || !bytes.subarray(0, pngStart.length).equals(pngStart)) return undefined;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
};

const gifSize: ReadImageSize = (bytes) => {
  if (bytes.length < 10 || !/^GIF8[79]a$/.test(bytes.toString('latin1', 0, 6))) return undefined;
  return { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) };
};

const sizeMask = 0x3fff;

const webpSize: ReadImageSize = (bytes) => {
  if (
    bytes.length < 30 ||
    bytes.toString('latin1', 0, 4) !== 'RIFF' ||
    bytes.toString('latin1', 8, 12) !== 'WEBP'
  )
    return undefined;
  const chunk = bytes.toString('latin1', 12, 16);
  if (chunk === 'VP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  if (chunk === 'VP8L' && bytes[20] === 0x2f) {
    const bits = bytes.readUInt32LE(21);
    return { width: (bits & sizeMask) + 1, height: ((bits >>> 14) & sizeMask) + 1 };
  }
  // Lossy: a frame tag of three bytes, then the start code of a key frame.
  if (chunk === 'VP8 ' && bytes.readUIntBE(23, 3) === 0x9d012a)
    return { width: bytes.readUInt16LE(26) & sizeMask, height: bytes.readUInt16LE(28) & sizeMask };
  return undefined;
};

const sizeReaders = {
  'image/jpeg': jpegSize,
  'image/png': pngSize,
  'image/webp': webpSize,
  'image/avif': avifSize,
  'image/gif': gifSize,
} as const satisfies Record<string, ReadImageSize>;

/** The content types that the image proxy serves. SVG is not among them, since it is a document that can contain scripts. */
export type ImageType = keyof typeof sizeReaders;

/** Whether a content type without parameters is served by the image proxy. */
export function isImageType(type: string): type is ImageType {
  return Object.hasOwn(sizeReaders, type);
}

export const imageTypes = Object.keys(sizeReaders) as ImageType[];

/** Reads the size of an image of this type; undefined where the bytes are of another type. */
export function readImageSize(type: ImageType, bytes: Buffer): ImageSize | undefined {
  return sizeReaders[type](bytes);
}
