// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { safeStorage } from './safeStorage.ts';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('an available storage', () => {
  test('stores values in localStorage', () => {
    const storage = safeStorage('localStorage');
    expect(storage.set('token', 'abc')).toBe(true);
    expect(localStorage.getItem('token')).toBe('abc');
    expect(storage.get('token')).toBe('abc');
    storage.remove('token');
    expect(storage.get('token')).toBeNull();
  });
});

describe('a blocked storage', () => {
  // @control:WEB-07
  test('stores values in memory when reading the property throws', () => {
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const storage = safeStorage('localStorage');
    expect(storage.get('token')).toBeNull();
    expect(storage.set('token', 'abc'), 'reports that the value is in memory only').toBe(false);
    expect(storage.get('token')).toBe('abc');
    storage.remove('token');
    expect(storage.get('token')).toBeNull();
  });

  test('stores values in memory when the property is undefined', () => {
    vi.stubGlobal('localStorage', undefined);
    const storage = safeStorage('localStorage');
    storage.set('token', 'abc');
    expect(storage.get('token')).toBe('abc');
  });
});

describe('a full storage', () => {
  const capacity = 40;

  beforeEach(() => {
    const write = Storage.prototype.setItem;
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
      const used = Object.keys(this).reduce(
        (sum, each) => sum + each.length + (this.getItem(each)?.length ?? 0),
        0,
      );
      if (used + key.length + value.length > capacity) throw new DOMException('full', 'QuotaExceededError');
      write.call(this, key, value);
    });
  });

  // @control:WEB-07
  test('deletes cached lists and thumbnails to make room for the token', () => {
    const storage = safeStorage('localStorage');
    storage.set('topGames', 'x'.repeat(10));
    storage.set('thumbnail_1', 'x'.repeat(5));
    storage.set('token', 'y'.repeat(30));
    expect(localStorage.getItem('token')).toBe('y'.repeat(30));
    expect(localStorage.getItem('topGames')).toBeNull();
  });

  test('a list that does not fit is stored in memory and deletes no other entry', () => {
    const storage = safeStorage('localStorage');
    storage.set('contentType', 'anime');
    storage.set('topAnime', 'x'.repeat(100));
    expect(localStorage.getItem('contentType')).toBe('anime');
    expect(storage.get('topAnime')).toBe('x'.repeat(100));
  });

  test('deletes the old value when the new one does not fit', () => {
    const storage = safeStorage('localStorage');
    storage.set('topAnime', 'old');
    storage.set('topAnime', 'x'.repeat(100));
    expect(safeStorage('localStorage').get('topAnime')).toBeNull();
  });
});
