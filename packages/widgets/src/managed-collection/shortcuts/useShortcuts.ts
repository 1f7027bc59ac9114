import { useEffectEvent } from '@gildshelf/ui';
import { useEffect } from 'react';
import { useStoredText } from '../useStoredText.ts';

interface ShortcutActions {
  readonly onSearch: () => void;
  readonly onHelp: () => void;
  readonly onEscape: () => void;
}

const editable =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable], [role="dialog"]';

/** Handles the keys of the page that are not those of a row; whether single characters do so is stored in the browser. */
export function useShortcuts({ onSearch, onHelp, onEscape }: ShortcutActions) {
  const [stored, store] = useStoredText('collectionShortcuts');
  const isOn = stored !== 'off';

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    const isTyping = target instanceof Element && target.closest(editable) !== null;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping) return;
    if (event.key === 'Escape') return onEscape();
    if (!isOn) return;
    if (event.key === '?') onHelp();
    else if (event.key === 'f') onSearch();
    else return;
    event.preventDefault();
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);

  return { isOn, setIsOn: (next: boolean) => store(next ? null : 'off') };
}
