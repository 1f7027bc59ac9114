declare global {
  // The name under which the scroll lock inside Radix (react-remove-scroll) looks for a nonce.
  var __webpack_nonce__: string | undefined;
}

/**
 * @internal While a dialog is open, Radix keeps the page from scrolling with a style element of its own, which a strict
 * style-src refuses without the page's nonce. The nonce stands on the page's scripts and styles.
 */
export function allowScrollLock(): void {
  if (globalThis.__webpack_nonce__ !== undefined || typeof document === 'undefined') return;
  const nonce = document.querySelector<HTMLElement>('style[nonce], script[nonce]')?.nonce;
  if (nonce) globalThis.__webpack_nonce__ = nonce;
}
