import { expect, test } from 'vitest';
import { thumbnailStore } from '../client/index.ts';
import { fixtureThumbnails } from './fixtureThumbnails.ts';

test('the thumbnails are kept as a browser keeps them, each a drawing', () => {
  const kept = new Map(Object.entries(fixtureThumbnails()));
  const storage = {
    get: (key: string) => kept.get(key) ?? null,
    set: (key: string, text: string) => void kept.set(key, text),
    remove: (key: string) => void kept.delete(key),
  };
  expect(thumbnailStore(storage, 'ZEkwCGJ3o7M').read()).toMatch(/^data:image\/svg\+xml/);
});
