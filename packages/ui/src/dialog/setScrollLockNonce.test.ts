// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { setScrollLockNonce } from './setScrollLockNonce.ts';

afterEach(() => {
  document.head.replaceChildren();
  globalThis.__webpack_nonce__ = undefined;
});

test('sets the nonce of the page for the style of the scroll lock', () => {
  const style = document.createElement('style');
  style.setAttribute('nonce', 'abc');
  style.nonce = 'abc';
  document.head.append(style);
  setScrollLockNonce();
  expect(globalThis.__webpack_nonce__).toBe('abc');
});

test('sets no nonce on a page without one', () => {
  setScrollLockNonce();
  expect(globalThis.__webpack_nonce__).toBeUndefined();
});
