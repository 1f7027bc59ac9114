import { expect, test } from 'vitest';
import { thumbnailStore } from '../client/index.ts';
import { fixtureThumbnails } from './fixtureThumbnails.ts';

test('the entries are read by thumbnailStore as SVG data URIs', () => {
  const entries = new Map(Object.entries(fixtureThumbnails()));
  const storage = {
    get: (key: string) => entries.get(key) ?? null,
    set: (key: string, text: string) => void entries.set(key, text),
    remove: (key: string) => void entries.delete(key),
  };
  expect(thumbnailStore(storage, 'ZEkwCGJ3o7M').read()).toMatch(/^data:image\/svg\+xml/);
});
