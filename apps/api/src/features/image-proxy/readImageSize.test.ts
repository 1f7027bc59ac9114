import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { avifOf, imageEncodings, ispe, sampleImages } from '../../testing/sampleImages.ts';
import { type ImageType, imageTypes, isImageType, readImageSize } from './readImageSize.ts';

const encodings = imageTypes.flatMap((type) =>
  Object.entries(imageEncodings[type]).map(([encoding, draw]) => ({ type, encoding, draw })),
);

test.each(encodings)(
  'reads the size of $type ($encoding), and recognises no other type in its bytes',
  ({ type, draw }) => {
    for (const [width, height] of [
      [3, 5],
      [640, 360],
      [4096, 4097],
      [16_000, 3],
    ] as const)
      expect(readImageSize(type, draw(width, height))).toEqual({ width, height });
    const others = imageTypes.filter((other) => other !== type);
    expect(others.map((other) => readImageSize(other, draw(640, 360)))).toEqual(others.map(() => undefined));
  },
);

test.each(encodings)('reads the true size or none from truncated $type ($encoding)', ({ type, draw }) => {
  const bytes = draw(640, 360);
  const results = Array.from(bytes, (_, length) => readImageSize(type, bytes.subarray(0, length)));
  expect(results[0]).toBeUndefined();
  expect(new Set(results.map((size) => size && `${size.width} ${size.height}`))).toEqual(
    new Set([undefined, '640 360']),
  );
});

describe('arbitrary bytes', () => {
  test.each(imageTypes)('reads %s with some bytes changed without throwing', (type) => {
    const change = fc.tuple(fc.nat(200), fc.nat(255));
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 8 }), (changes) => {
        const image = sampleImages[type](640, 360);
        for (const [at, byte] of changes) image[at % image.length] = byte;
        readImageSize(type, image);
      }),
      { numRuns: 2000 },
    );
  });

  test.each([
    ['no bytes', Buffer.alloc(0)],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['zeros', Buffer.alloc(2_000_000)],
    ['ones', Buffer.alloc(2_000_000, 0xff)],
    ['a JPEG of nothing but fill', Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.alloc(2_000_000, 0xff)])],
    ['a JPEG whose first segment has no length', Buffer.from('ffd8ffe0000000000000000000', 'hex')],
    ['an AVIF without a size', avifOf([])],
    ['HEIC', avifOf([ispe(9, 9)], 'heic')],
  ])('recognises no image type in %s', (_, bytes) => {
    expect(imageTypes.map((type) => readImageSize(type, bytes))).toEqual(imageTypes.map(() => undefined));
  });

  // A reader that scans the rest of the file for each size would take a minute.
  // @control:SEC-16
  test('reads an AVIF with 80,000 sizes in linear time', () => {
    const sizes = Array.from({ length: 80_000 }, () => ispe(9, 8));
    expect(readImageSize('image/avif', avifOf(sizes))).toEqual({ width: 9, height: 8 });
  });
});

test('supports no image type that can contain a script', () => {
  const types: readonly ImageType[] = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];
  expect(imageTypes).toEqual(types);
  for (const other of ['image/svg+xml', 'text/html', 'image/svg', 'constructor', ''])
    expect(isImageType(other)).toBe(false);
});
