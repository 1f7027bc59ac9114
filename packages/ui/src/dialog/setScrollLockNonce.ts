declare global {
  // The global from which the scroll lock inside Radix (react-remove-scroll) reads a nonce.
  var __webpack_nonce__: string | undefined;
}

/**
 * @internal Passes the CSP nonce of the page to the scroll lock of Radix, which inserts a style element while a dialog is
 * open; a strict style-src blocks it without the nonce. The nonce is read from the scripts and styles of the page.
 */
export function setScrollLockNonce(): void {
  if (globalThis.__webpack_nonce__ !== undefined || typeof document === 'undefined') return;
  const nonce = document.querySelector<HTMLElement>('style[nonce], script[nonce]')?.nonce;
  if (nonce) globalThis.__webpack_nonce__ = nonce;
}
