import { avifSize } from './sizes/avifSize.ts';
import type { ImageSize, ReadImageSize } from './sizes/ImageSize.ts';

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
