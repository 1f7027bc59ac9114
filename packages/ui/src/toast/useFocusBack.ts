import { useCallback, useRef } from 'react';

/** Where the focus was before it came to the messages, so that it goes back there when the last of them is closed. */
export function useFocusBack() {
  const region = useRef<Element>(null);
  const origin = useRef<HTMLElement>(null);

  const listen = useCallback((list: HTMLElement | null) => {
    const element = list?.closest('[role="region"]') ?? null;
    region.current = element;
    const remember = (event: Event) => {
      const from = (event as FocusEvent).relatedTarget;
      if (from instanceof HTMLElement && !element?.contains(from)) origin.current = from;
    };
    element?.addEventListener('focusin', remember);
    return () => element?.removeEventListener('focusin', remember);
  }, []);

  const giveBack = useCallback(() => {
    if (region.current?.contains(document.activeElement)) origin.current?.focus();
  }, []);

  return { listen, giveBack };
}
