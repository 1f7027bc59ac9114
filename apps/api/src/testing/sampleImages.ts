import type { ImageType } from '../features/image-proxy/readImageSize.ts';

type Draw = (width: number, height: number) => Buffer<ArrayBuffer>;

const bytes = (...parts: readonly (string | Buffer | readonly number[])[]) =>
  Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))),
  );

/** An unsigned integer of `length` bytes, big-endian. */
const bigEndian = (value: number, length: number) => {
  const buffer = Buffer.alloc(length);
  buffer.writeUIntBE(value, 0, length);
  return buffer;
};
/** An unsigned integer of `length` bytes, little-endian. */
const littleEndian = (value: number, length: number) => Buffer.from(bigEndian(value, length).reverse());

const riff = (chunk: string, content: Buffer) =>
  bytes(
    'RIFF',
    littleEndian(content.length + 12, 4),
    'WEBP',
    chunk,
    littleEndian(content.length, 4),
    content,
  );

/** A box of an AVIF file. */
const box = (name: string, ...content: readonly (string | Buffer | readonly number[])[]) => {
  const payload = bytes(...content);
  return bytes(bigEndian(payload.length + 8, 4), name, payload);
};

/** The box of an AVIF with the dimensions of an item. */
export const ispe: Draw = (width, height) =>
  box('ispe', [0, 0, 0, 0], bigEndian(width, 4), bigEndian(height, 4));

/** An AVIF with items of these dimensions, given as `ispe` boxes. */
export const avifOf = (sizes: readonly Buffer[], brand = 'avif') =>
  bytes(
    box('ftyp', brand, [0, 0, 0, 0], 'mif1miaf'),
    box(
      'meta',
      [0, 0, 0, 0],
      box('hdlr', 'pict'),
      box('iprp', box('ipco', box('pixi', 'x'), Buffer.concat(sizes))),
    ),
    box('mdat', 'the picture'),
  );

/** A segment of a JPEG. */
const segment = (marker: number, content: Buffer) =>
  bytes([0xff, marker], bigEndian(content.length + 2, 2), content);

const jpegOf =
  (frame: number): Draw =>
  (width, height) =>
    bytes(
      [0xff, 0xd8],
      segment(0xe0, bytes('JFIF\0', [1, 1, 0, 0, 1, 0, 1, 0, 0])),
      // An Exif segment contains a thumbnail with other dimensions.
      segment(0xe1, bytes('Exif\0\0', [0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0, 7, 0, 7, 1, 1, 0x11, 0])),
      segment(0xc4, Buffer.alloc(20)),
      [0xff, 0xff],
      segment(frame, bytes([8], bigEndian(height, 2), bigEndian(width, 2), [1, 1, 0x11, 0])).subarray(1),
      segment(0xda, Buffer.alloc(6)),
      'the picture',
      [0xff, 0xd9],
    );

/** The first bytes of images of every type, in every encoding of the dimensions that the type has. */
export const imageEncodings = {
  'image/jpeg': { baseline: jpegOf(0xc0), progressive: jpegOf(0xc2) },
  'image/png': {
    png: (width, height) =>
      bytes(
        [0x89],
        'PNG\r\n\x1a\n',
        bigEndian(13, 4),
        'IHDR',
        bigEndian(width, 4),
        bigEndian(height, 4),
        [8, 6, 0, 0, 0],
        'IDAT',
      ),
  },
  'image/webp': {
    lossy: (width, height) =>
      riff(
        'VP8 ',
        bytes([0x30, 1, 0, 0x9d, 0x01, 0x2a], littleEndian(width, 2), littleEndian(height, 2), 'the picture'),
      ),
    lossless: (width, height) =>
      riff('VP8L', bytes([0x2f], littleEndian((((height - 1) << 14) | (width - 1)) >>> 0, 4), 'the picture')),
    extended: (width, height) =>
      riff(
        'VP8X',
        bytes([0x10, 0, 0, 0], littleEndian(width - 1, 3), littleEndian(height - 1, 3), 'the picture'),
      ),
  },
  'image/avif': {
    one: (width, height) => avifOf([ispe(width, height)]),
    tiles: (width, height) => avifOf([ispe(2, 2), ispe(width, height), ispe(1, 1)], 'avis'),
  },
  'image/gif': {
    gif: (width, height) => bytes('GIF89a', littleEndian(width, 2), littleEndian(height, 2), [0x80, 0, 0]),
  },
} as const satisfies Record<ImageType, Readonly<Record<string, Draw>>>;

/** One image of each type. */
export const sampleImages: Readonly<Record<ImageType, Draw>> = {
  'image/jpeg': imageEncodings['image/jpeg'].progressive,
  'image/png': imageEncodings['image/png'].png,
  'image/webp': imageEncodings['image/webp'].extended,
  'image/avif': imageEncodings['image/avif'].one,
  'image/gif': imageEncodings['image/gif'].gif,
};
