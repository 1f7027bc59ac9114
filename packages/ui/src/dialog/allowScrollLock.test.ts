// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { allowScrollLock } from './allowScrollLock.ts';

afterEach(() => {
  document.head.replaceChildren();
  globalThis.__webpack_nonce__ = undefined;
});

test("the lock's style gets the nonce of the page", () => {
  const style = document.createElement('style');
  style.setAttribute('nonce', 'abc');
  style.nonce = 'abc';
  document.head.append(style);
  allowScrollLock();
  expect(globalThis.__webpack_nonce__).toBe('abc');
});

test('a page without a nonce is left as it is', () => {
  allowScrollLock();
  expect(globalThis.__webpack_nonce__).toBeUndefined();
});
