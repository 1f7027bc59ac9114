import type { MouseEvent } from 'react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/**
 * @internal Whether a password's characters are shown. Changing the type of an input moves its caret and may lose the
 * selection, so both are put back; sending its form hides them, for a browser remembers what it sent as plain text.
 */
export function useShownCharacters() {
  const frame = useRef<HTMLDivElement>(null);
  const caret = useRef<Parameters<HTMLInputElement['setSelectionRange']>>(undefined);
  const [state, setState] = useState<'hidden' | 'shown'>('hidden');
  const [isAnnounced, setAnnounced] = useState(false);

  const input = () => frame.current?.querySelector('input');
  const hasFocus = () => input() === document.activeElement;

  useLayoutEffect(() => {
    if (caret.current) input()?.setSelectionRange(...caret.current);
    caret.current = undefined;
  });

  useEffect(() => {
    const form = state === 'shown' ? input()?.form : null;
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
      const { selectionStart, selectionEnd, selectionDirection } = input() ?? {};
      if (hasFocus())
        caret.current = [selectionStart ?? null, selectionEnd ?? null, selectionDirection ?? 'none'];
      setAnnounced(true);
      setState(state === 'shown' ? 'hidden' : 'shown');
    },
    /** A press with the mouse or a finger leaves the focus in the input, and a phone's keyboard up. */
    keepFocus(event: MouseEvent) {
      if (hasFocus()) event.preventDefault();
    },
  };
}
