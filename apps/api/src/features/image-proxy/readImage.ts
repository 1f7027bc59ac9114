import { avifSize } from './sizes/avifSize.ts';
import type { ImageSize, ReadImageSize } from './sizes/ImageSize.ts';

/** Markers from 0xc0 to 0xcf begin a frame, which tells the size; not these three. */
const noFrames = new Set([0xc4, 0xc8, 0xcc]);
const scan = 0xda;

const jpegSize: ReadImageSize = (bytes) => {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return undefined;
  let at = 2;
  // Segment after segment, each with its length; the frame stands before the first scan.
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker >= 0xc0 && marker <= 0xcf && !noFrames.has(marker))
      return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    const length = bytes.readUInt16BE(at + 2);
    // Below 0xc0 nothing has a length that may stand here.
    if (marker < 0xc0 || marker === scan || length < 2) return undefined;
    at += 2 + length;
  }
  return undefined;
};

/** What every PNG begins with: its signature, and a header of 13 bytes. */
const start = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

const pngSize: ReadImageSize = (bytes) => {
  if (bytes.length < 24 || !bytes.subarray(0, start.length).equals(start)) return undefined;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
};

const gifSize: ReadImageSize = (bytes) => {
  if (bytes.length < 10 || !/^GIF8[79]a$/.test(bytes.toString('latin1', 0, 6))) return undefined;
  return { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) };
};

const sizeBits = 0x3fff;

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
    return { width: (bits & sizeBits) + 1, height: ((bits >>> 14) & sizeBits) + 1 };
  }
  // Lossy: three bytes of the frame, then the mark of one that stands alone.
  if (chunk === 'VP8 ' && bytes.readUIntBE(23, 3) === 0x9d012a)
    return { width: bytes.readUInt16LE(26) & sizeBits, height: bytes.readUInt16LE(28) & sizeBits };
  return undefined;
};

const kinds = {
  'image/jpeg': jpegSize,
  'image/png': pngSize,
  'image/webp': webpSize,
  'image/avif': avifSize,
  'image/gif': gifSize,
} as const satisfies Record<string, ReadImageSize>;

/** The kinds of pictures that go through the server; SVG, which is a document, is none of them. */
export type ImageType = keyof typeof kinds;

/** Whether a content type, without parameters, is one of them. */
export function isImageType(type: string): type is ImageType {
  return Object.hasOwn(kinds, type);
}

/** All of them. */
export const imageTypes = Object.keys(kinds) as ImageType[];

/** The size of a picture of this kind; undefined where the bytes say that they are something else. */
export function readImage(type: ImageType, bytes: Buffer): ImageSize | undefined {
  return kinds[type](bytes);
}
