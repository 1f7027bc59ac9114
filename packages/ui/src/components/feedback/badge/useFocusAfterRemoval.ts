import { type KeyboardEvent, type MouseEvent, useCallback, useRef } from 'react';

/**
 * Calls `onRemove` on an event of the button or link, and if that removes the button while it has the focus, moves the focus to the
 * button of the next tag in the same list or element, or of the previous one after the last.
 */
export function useFocusAfterRemoval(onRemove: (() => void) | undefined) {
  const neighbour = useRef<HTMLElement | undefined>(undefined);
  const setButton = useCallback(
    (button: HTMLElement | null) => () => {
      // The button is still in the document at this point.
      if (!button || button !== document.activeElement) return;
      queueMicrotask(() => {
        if (!button.isConnected) neighbour.current?.focus();
      });
    },
    [],
  );
  return {
    setButton,
    remove({ currentTarget }: MouseEvent<HTMLElement> | KeyboardEvent<HTMLElement>) {
      neighbour.current = neighbourOf(currentTarget);
      onRemove?.();
    },
  };
}

function neighbourOf(button: HTMLElement): HTMLElement | undefined {
  const list = button.closest('ul, ol, [role="list"], [role="group"]') ?? button.parentElement?.parentElement;
  const buttons = [...(list?.querySelectorAll<HTMLElement>('[data-part="remove"]:not(:disabled)') ?? [])];
  const index = buttons.indexOf(button);
  return buttons[index + 1] ?? buttons[index - 1];
}
