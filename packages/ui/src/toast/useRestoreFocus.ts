import { useCallback, useRef } from 'react';

/** Stores the element that had the focus before the messages, to restore it when the last message is closed. */
export function useRestoreFocus() {
  const region = useRef<Element>(null);
  const previousFocus = useRef<HTMLElement>(null);

  const regionRef = useCallback((list: HTMLElement | null) => {
    const element = list?.closest('[role="region"]') ?? null;
    region.current = element;
    const storeFocus = (event: Event) => {
      const previous = (event as FocusEvent).relatedTarget;
      if (previous instanceof HTMLElement && !element?.contains(previous)) previousFocus.current = previous;
    };
    element?.addEventListener('focusin', storeFocus);
    return () => element?.removeEventListener('focusin', storeFocus);
  }, []);

  const restoreFocus = useCallback(() => {
    if (region.current?.contains(document.activeElement)) previousFocus.current?.focus();
  }, []);

  return { regionRef, restoreFocus };
}
