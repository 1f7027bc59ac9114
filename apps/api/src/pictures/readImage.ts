import { avifSize } from './images/avifSize.ts';
import { gifSize } from './images/gifSize.ts';
import type { ImageSize, ReadImageSize } from './images/ImageSize.ts';
import { jpegSize } from './images/jpegSize.ts';
import { pngSize } from './images/pngSize.ts';
import { webpSize } from './images/webpSize.ts';

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
