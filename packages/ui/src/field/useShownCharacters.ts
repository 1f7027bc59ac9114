import type { MouseEvent } from 'react';
import { useEffect, useRef, useState } from 'react';

/** @internal Whether a password's characters are shown. Sending its form hides them, for browsers remember plain text. */
export function useShownCharacters() {
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
    /** Nothing is read aloud before the button was pressed once. */
    isAnnounced,
    toggle() {
      setAnnounced(true);
      setState(state === 'shown' ? 'hidden' : 'shown');
    },
    /** A press with the mouse or a finger leaves the focus and the caret in the input, and a phone's keyboard up. */
    keepFocus(event: MouseEvent) {
      if (input() === document.activeElement) event.preventDefault();
    },
  };
}
