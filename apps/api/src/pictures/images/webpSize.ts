import type { ReadImageSize } from './ImageSize.ts';

const sizeBits = 0x3fff;

export const webpSize: ReadImageSize = (bytes) => {
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
