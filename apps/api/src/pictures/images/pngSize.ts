import type { ReadImageSize } from './ImageSize.ts';

/** What every PNG begins with: its signature, and a header of 13 bytes. */
const start = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

export const pngSize: ReadImageSize = (bytes) => {
  if (bytes.length < 24 || !bytes.subarray(0, start.length).equals(start)) return undefined;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
};
