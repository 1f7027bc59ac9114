import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef } from 'react';
import { useEffectEvent } from '../../../elements/useEffectEvent.ts';

interface PointerSortingOptions {
  readonly list: RefObject<HTMLElement | null>;
  /** Called when a pressed item begins to move. */
  readonly onStart: (id: string) => void;
  /** Called with the index at which the dragged item would be dropped. */
  readonly onMove: (index: number) => void;
  readonly onDrop: () => void;
  readonly onCancel: () => void;
}

/** Movement in pixels that makes a press a drag. */
const dragDistance = 4;
/** Distance in pixels from the edges of the window at which it scrolls, and how far in each frame. */
const scrollEdge = 56;
const scrollStep = 9;

/**
 * Dragging an item of a vertical list by mouse, pen or touch. Listens on the window, because React moves the dragged element, which ends
 * a pointer capture. `wasDragged` returns whether the last press was a drag, which a click may follow.
 */
export function usePointerSorting(options: PointerSortingOptions) {
  const press = useRef<AbortController>(undefined);
  const isDrag = useRef(false);
  const onStart = useEffectEvent(options.onStart);
  const onMove = useEffectEvent(options.onMove);
  const onDrop = useEffectEvent(options.onDrop);
  const onCancel = useEffectEvent(options.onCancel);
  useEffect(() => () => press.current?.abort(), []);

  function handlePointerDown({ button, isPrimary, clientY }: ReactPointerEvent, id: string) {
    isDrag.current = false;
    if (button !== 0 || !isPrimary) return;
    press.current?.abort();
    const controller = new AbortController();
    press.current = controller;
    const { signal } = controller;
    let y = clientY;

    function follow() {
      const { list } = options;
      if (list.current) onMove(indexAt(list.current, id, y));
    }
    function scroll() {
      if (signal.aborted) return;
      const step = y < scrollEdge ? -scrollStep : y > window.innerHeight - scrollEdge ? scrollStep : 0;
      if (step !== 0) {
        window.scrollBy(0, step);
        follow();
      }
      requestAnimationFrame(scroll);
    }
    function end(finish: () => void) {
      controller.abort();
      if (isDrag.current) finish();
    }
    window.addEventListener(
      'pointermove',
      (event) => {
        y = event.clientY;
        if (!isDrag.current) {
          if (Math.abs(y - clientY) < dragDistance) return;
          isDrag.current = true;
          onStart(id);
          requestAnimationFrame(scroll);
        }
        follow();
      },
      { signal },
    );
    window.addEventListener('pointerup', () => end(onDrop), { signal });
    window.addEventListener('pointercancel', () => end(onCancel), { signal });
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(onCancel), { signal });
  }

  return {
    handlePointerDown,
    /** Whether the last press was a drag; false from the next call on, and after `forgetDrag`. */
    wasDragged() {
      const was = isDrag.current;
      isDrag.current = false;
      return was;
    },
    forgetDrag() {
      isDrag.current = false;
    },
  };
}

/** The index of an item among the others of its list when its pointer is at a height of the window. */
function indexAt(list: HTMLElement, id: string, y: number): number {
  return [...list.children].filter((child) => {
    if (!(child instanceof HTMLElement) || child.dataset.id === id) return false;
    const { top, height } = child.getBoundingClientRect();
    return top + height / 2 < y;
  }).length;
}
