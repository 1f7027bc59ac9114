import { useRef } from 'react';

/**
 * @internal Radix gives the focus back to its own Trigger only; a dialog that is opened by state would leave it on the
 * body. This remembers who had it. If that is gone (a removed card), the page's main part gets it.
 */
export function useReturnFocus() {
  const before = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      // A page that has come meanwhile has put the focus where it belongs.
      if (document.activeElement !== null && document.activeElement !== document.body) return;
      const known = before.current?.isConnected && before.current !== document.body;
      const target = known ? before.current : document.getElementById('main');
      target?.focus({ preventScroll: true });
    },
  };
}
