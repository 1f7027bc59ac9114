import { type MouseEvent, type TouchEvent, useRef } from 'react';
import type { Selection } from './useSelection.ts';

const longPressMs = 500;

/**
 * Handlers for a list of titles whose entries have `data-index`: a click with Shift, Ctrl or the command key selects in place of
 * opening the title, and so does a long touch. While titles are selected, a touch selects further ones.
 */
export function useTitleSelection(
  selection: Selection,
  idOf: (index: number) => string | number | undefined,
) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isLongPress = useRef(false);
  const indexOf = (event: MouseEvent | TouchEvent) => {
    const entry = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-index]') : null;
    return entry ? Number(entry.dataset.index) : undefined;
  };
  const toggle = (index: number, isRange: boolean) => {
    const id = idOf(index);
    if (id !== undefined) selection.set(index, isRange || !selection.has(id), isRange);
  };
  const endPress = () => clearTimeout(timer.current);

  return {
    onClickCapture(event: MouseEvent<HTMLElement>) {
      const index = indexOf(event);
      const isControl =
        event.target instanceof Element && event.target.closest('button, input, select, label');
      if (index === undefined || isControl) return;
      const isModified = event.shiftKey || event.ctrlKey || event.metaKey;
      if (!isModified && !isLongPress.current) return;
      event.preventDefault();
      event.stopPropagation();
      if (isLongPress.current) isLongPress.current = false;
      else toggle(index, event.shiftKey);
    },
    onTouchStart(event: TouchEvent<HTMLElement>) {
      const index = indexOf(event);
      isLongPress.current = false;
      if (index === undefined) return;
      timer.current = setTimeout(() => {
        isLongPress.current = true;
        toggle(index, false);
      }, longPressMs);
    },
    onTouchMove: endPress,
    onTouchEnd: endPress,
    onTouchCancel: endPress,
  };
}
