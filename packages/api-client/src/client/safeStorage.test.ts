// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { safeStorage } from './safeStorage.ts';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a storage that works', () => {
  test('keeps texts where the browser keeps them', () => {
    const storage = safeStorage('localStorage');
    expect(storage.set('token', 'abc')).toBe(true);
    expect(localStorage.getItem('token')).toBe('abc');
    expect(storage.get('token')).toBe('abc');
    storage.remove('token');
    expect(storage.get('token')).toBeNull();
  });
});

describe('a storage that is blocked', () => {
  // @control:WEB-07
  test('even when looking at it throws, texts are kept for as long as the page is open', () => {
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const storage = safeStorage('localStorage');
    expect(storage.get('token')).toBeNull();
    expect(storage.set('token', 'abc'), 'says that the page alone keeps it').toBe(false);
    expect(storage.get('token')).toBe('abc');
    storage.remove('token');
    expect(storage.get('token')).toBeNull();
  });

  test('where there is none at all, it is the same', () => {
    vi.stubGlobal('localStorage', undefined);
    const storage = safeStorage('localStorage');
    storage.set('token', 'abc');
    expect(storage.get('token')).toBe('abc');
  });
});

describe('a storage that is full', () => {
  const room = 40;

  beforeEach(() => {
    const write = Storage.prototype.setItem;
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
      const used = Object.keys(this).reduce(
        (sum, each) => sum + each.length + (this.getItem(each)?.length ?? 0),
        0,
      );
      if (used + key.length + value.length > room) throw new DOMException('full', 'QuotaExceededError');
      write.call(this, key, value);
    });
  });

  // @control:WEB-07
  test('drops cached lists and thumbnails, and the token wins', () => {
    const storage = safeStorage('localStorage');
    storage.set('topGames', 'x'.repeat(10));
    storage.set('thumbnail_1', 'x'.repeat(5));
    storage.set('token', 'y'.repeat(30));
    expect(localStorage.getItem('token')).toBe('y'.repeat(30));
    expect(localStorage.getItem('topGames')).toBeNull();
  });

  test('a list that does not fit never costs what is there, and is kept for this page', () => {
    const storage = safeStorage('localStorage');
    storage.set('contentType', 'anime');
    storage.set('topAnime', 'x'.repeat(100));
    expect(localStorage.getItem('contentType')).toBe('anime');
    expect(storage.get('topAnime')).toBe('x'.repeat(100));
  });

  test('an older value never comes back in place of a newer one that did not fit', () => {
    const storage = safeStorage('localStorage');
    storage.set('topAnime', 'old');
    storage.set('topAnime', 'x'.repeat(100));
    expect(safeStorage('localStorage').get('topAnime')).toBeNull();
  });
});
