import type { ReadImageSize } from './ImageSize.ts';

/** Markers from 0xc0 to 0xcf begin a frame, which tells the size; not these three. */
const noFrames = new Set([0xc4, 0xc8, 0xcc]);
const scan = 0xda;

export const jpegSize: ReadImageSize = (bytes) => {
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
