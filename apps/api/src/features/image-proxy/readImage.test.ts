import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { avifOf, imageWays, ispe, sampleImages } from '../../testing/sampleImages.ts';
import { type ImageType, imageTypes, isImageType, readImage } from './readImage.ts';

const ways = imageTypes.flatMap((type) =>
  Object.entries(imageWays[type]).map(([way, draw]) => ({ type, way, draw })),
);

test.each(ways)('a picture of $type ($way) tells its size, and is of no other kind', ({ type, draw }) => {
  for (const [width, height] of [
    [3, 5],
    [640, 360],
    [4096, 4097],
    [16_000, 3],
  ] as const)
    expect(readImage(type, draw(width, height))).toEqual({ width, height });
  const others = imageTypes.filter((other) => other !== type);
  expect(others.map((other) => readImage(other, draw(640, 360)))).toEqual(others.map(() => undefined));
});

test.each(ways)('$type ($way) that is cut off tells its true size or none', ({ type, draw }) => {
  const whole = draw(640, 360);
  const told = Array.from(whole, (_, length) => readImage(type, whole.subarray(0, length)));
  expect(told[0]).toBeUndefined();
  expect(new Set(told.map((size) => size && `${size.width} ${size.height}`))).toEqual(
    new Set([undefined, '640 360']),
  );
});

describe('bytes of every sort', () => {
  test.each(imageTypes)('%s with some of its bytes changed is read without a throw', (type) => {
    const change = fc.tuple(fc.nat(200), fc.nat(255));
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 8 }), (changes) => {
        const picture = sampleImages[type](640, 360);
        for (const [at, byte] of changes) picture[at % picture.length] = byte;
        readImage(type, picture);
      }),
      { numRuns: 2000 },
    );
  });

  test.each([
    ['nothing', Buffer.alloc(0)],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['zeros', Buffer.alloc(2_000_000)],
    ['ones', Buffer.alloc(2_000_000, 0xff)],
    ['a JPEG of nothing but fill', Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.alloc(2_000_000, 0xff)])],
    ['a JPEG whose first segment has no length', Buffer.from('ffd8ffe0000000000000000000', 'hex')],
    ['an AVIF without a size', avifOf([])],
    ['HEIC', avifOf([ispe(9, 9)], 'heic')],
  ])('%s is no picture of any kind', (_, bytes) => {
    expect(imageTypes.map((type) => readImage(type, bytes))).toEqual(imageTypes.map(() => undefined));
  });

  // For which a reader that looks through the rest of the file for each of them takes a minute.
  // @control:SEC-16
  test('an AVIF of 80,000 sizes is read', () => {
    const sizes = Array.from({ length: 80_000 }, () => ispe(9, 8));
    expect(readImage('image/avif', avifOf(sizes))).toEqual({ width: 9, height: 8 });
  });
});

test('no kind is one that can hold a script', () => {
  const kinds: readonly ImageType[] = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];
  expect(imageTypes).toEqual(kinds);
  for (const other of ['image/svg+xml', 'text/html', 'image/svg', 'constructor', ''])
    expect(isImageType(other)).toBe(false);
});
