import { expect, test } from 'vitest';
import { readConfig } from './readConfig.ts';

test('IMAGE_CACHE=on enables the image proxy without a warning', () => {
  expect(readConfig({ IMAGE_CACHE: 'on' })).toMatchObject({ imageCache: true, warnings: [] });
});

test.each([
  { PICTURE_CACHE: 'on' },
  { PICTURE_CACHE: 'on', IMAGE_CACHE: '' },
  { PICTURE_CACHE: 'on', IMAGE_CACHE: 'on' },
])('%j enables the image proxy with a warning that names IMAGE_CACHE', (variables) => {
  expect(readConfig(variables as Record<string, string>)).toMatchObject({
    imageCache: true,
    warnings: ['PICTURE_CACHE is the earlier name of IMAGE_CACHE: set IMAGE_CACHE=on instead.'],
  });
});

test('an empty PICTURE_CACHE counts as unset', () => {
  expect(readConfig({ PICTURE_CACHE: '', IMAGE_CACHE: 'on' })).toMatchObject({
    imageCache: true,
    warnings: [],
  });
});

test.each([
  ['on', 'off'],
  ['off', 'on'],
])('rejects PICTURE_CACHE=%s with IMAGE_CACHE=%s', (earlier, current) => {
  expect(() => readConfig({ PICTURE_CACHE: earlier, IMAGE_CACHE: current })).toThrow(
    'PICTURE_CACHE and IMAGE_CACHE have different values: PICTURE_CACHE is the earlier name of IMAGE_CACHE, set only IMAGE_CACHE.',
  );
});

test('rejects an invalid value of PICTURE_CACHE under the current name', () => {
  expect(() => readConfig({ PICTURE_CACHE: 'yes' })).toThrow('IMAGE_CACHE must be one of: on, off.');
});
