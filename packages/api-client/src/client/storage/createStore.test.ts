import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createStore, topListStore } from './createStore.ts';
import type { SafeStorage } from './safeStorage.ts';
import { thumbnailStore } from './thumbnailStore.ts';

const hour = 3_600_000;
let stored: Map<string, string>;
let storage: SafeStorage;
let time: number;

beforeEach(() => {
  stored = new Map();
  time = 1_000_000_000_000;
  storage = {
    get: (key) => stored.get(key) ?? null,
    set: (key, value) => void stored.set(key, value),
    remove: (key) => void stored.delete(key),
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

describe('a stored value', () => {
  test('is returned until its maximum age, then deleted', () => {
    const store = listStore();
    store.write(['Portal 2']);
    expect(JSON.parse(stored.get('topGames') ?? '')).toEqual({ data: ['Portal 2'], timestamp: time });
    time += 24 * hour - 1;
    expect(store.read()).toEqual(['Portal 2']);
    time += 1;
    expect(store.read()).toBeNull();
    expect(stored.has('topGames')).toBe(false);
  });

  test('with a timestamp in the future is ignored', () => {
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
  ])('that is malformed is deleted: %s', (malformed) => {
    stored.set('topGames', malformed);
    expect(listStore().read()).toBeNull();
    expect(stored.has('topGames')).toBe(false);
  });
});

test('a top list is cached for 24 hours under the spec’s key', () => {
  const store = topListStore(storage, 'anime');
  const timestamp = Date.now();
  const data = [{ rank: 1, anime: { id: 'a', title: 'Frieren' } }];
  stored.set('topAnime', JSON.stringify({ data, timestamp: timestamp - 24 * hour + 60_000 }));
  expect(store.read()).toEqual(data);
  stored.set('topAnime', JSON.stringify({ data, timestamp: timestamp - 24 * hour }));
  expect(store.read()).toBeNull();
});

test('a thumbnail URL is cached for 7 days, as { url, timestamp }', () => {
  const store = thumbnailStore(storage, 'abc');
  store.write('https://i.example/abc.jpg');
  const entry = JSON.parse(stored.get('thumbnail_abc') ?? '');
  expect(entry).toEqual({ url: 'https://i.example/abc.jpg', timestamp: expect.any(Number) });
  expect(store.read()).toBe('https://i.example/abc.jpg');
  stored.set('thumbnail_abc', JSON.stringify({ ...entry, timestamp: entry.timestamp - 7 * 24 * hour }));
  expect(store.read()).toBeNull();
});
