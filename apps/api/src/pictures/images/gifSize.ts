import type { ReadImageSize } from './ImageSize.ts';

export const gifSize: ReadImageSize = (bytes) => {
  if (bytes.length < 10 || !/^GIF8[79]a$/.test(bytes.toString('latin1', 0, 6))) return undefined;
  return { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) };
};
