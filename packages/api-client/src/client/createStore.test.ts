import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createStore } from './createStore.ts';
import type { SafeStorage } from './safeStorage.ts';
import { thumbnailStore } from './thumbnailStore.ts';
import { topListStore } from './topListStore.ts';

const hour = 3_600_000;
let kept: Map<string, string>;
let storage: SafeStorage;
let time: number;

beforeEach(() => {
  kept = new Map();
  time = 1_000_000_000_000;
  storage = {
    get: (key) => kept.get(key) ?? null,
    set: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
  };
});

function listStore() {
  return createStore({
    storage,
    key: 'topGames',
    field: 'data',
    value: z.array(z.string()),
    maxAge: 24 * hour,
    now: () => time,
  });
}

describe('a kept value', () => {
  test('comes back with its age until it is too old', () => {
    const store = listStore();
    store.write(['Portal 2']);
    expect(JSON.parse(kept.get('topGames') ?? '')).toEqual({ data: ['Portal 2'], timestamp: time });
    time += 24 * hour - 1;
    expect(store.read()).toEqual(['Portal 2']);
    time += 1;
    expect(store.read()).toBeNull();
    expect(kept.has('topGames')).toBe(false);
  });

  test('from the future does not count', () => {
    const store = listStore();
    store.write(['Portal 2']);
    time -= 1;
    expect(store.read()).toBeNull();
  });

  test.each([
    '{',
    'null',
    '[]',
    '{"data":[1],"timestamp":1000000000000}',
    '{"data":["x"]}',
    '{"timestamp":1}',
  ])('that is junk is deleted: %s', (junk) => {
    kept.set('topGames', junk);
    expect(listStore().read()).toBeNull();
    expect(kept.has('topGames')).toBe(false);
  });
});

test('a top list is kept for 24 hours under the spec’s key', () => {
  const store = topListStore(storage, 'anime');
  const timestamp = Date.now();
  const data = [{ rank: 1, anime: { id: 'a', title: 'Frieren' } }];
  kept.set('topAnime', JSON.stringify({ data, timestamp: timestamp - 24 * hour + 60_000 }));
  expect(store.read()).toEqual(data);
  kept.set('topAnime', JSON.stringify({ data, timestamp: timestamp - 24 * hour }));
  expect(store.read()).toBeNull();
});

test('a thumbnail’s address is kept for 7 days, as { url, timestamp }', () => {
  const store = thumbnailStore(storage, 'abc');
  store.write('https://i.example/abc.jpg');
  const entry = JSON.parse(kept.get('thumbnail_abc') ?? '');
  expect(entry).toEqual({ url: 'https://i.example/abc.jpg', timestamp: expect.any(Number) });
  expect(store.read()).toBe('https://i.example/abc.jpg');
  kept.set('thumbnail_abc', JSON.stringify({ ...entry, timestamp: entry.timestamp - 7 * 24 * hour }));
  expect(store.read()).toBeNull();
});
