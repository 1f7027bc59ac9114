import type { MouseEvent } from 'react';
import { useEffect, useRef, useState } from 'react';

/** @internal Whether the characters of a password are shown. Submitting its form hides them, because browsers store plain text. */
export function usePasswordVisibility() {
  const frame = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'hidden' | 'shown'>('hidden');
  const [isAnnounced, setAnnounced] = useState(false);
  const input = () => frame.current?.querySelector('input');

  useEffect(() => {
    if (state === 'hidden') return;
    const form = input()?.form;
    const hide = () => setState('hidden');
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  });

  return {
    frame,
    state,
    /** True once the button has been pressed: nothing is announced before. */
    isAnnounced,
    toggle() {
      setAnnounced(true);
      setState(state === 'shown' ? 'hidden' : 'shown');
    },
    /** Keeps the focus and the caret in the input, and the keyboard of a phone open, on a press by mouse or finger. */
    keepFocus(event: MouseEvent) {
      if (input() === document.activeElement) event.preventDefault();
    },
  };
}
