import { useMemo, useState } from 'react';

/**
 * Whether a text is truncated, and whether its tooltip is open. A text within a link or button is measured on hover and focus
 * only, because a page may have hundreds. Any other text is measured whenever its size changes, because it is focusable while
 * it is truncated (`isFocusable`).
 */
export function useTruncation(text: string) {
  const [state, setState] = useState(initialState);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed text must be measured again even if its size is the same.
  const observer = useMemo(
    () => createObserver((change) => setState((previous) => withChange(previous, change))),
    [text],
  );
  return { ...state, ...observer };
}

interface TruncationState {
  readonly isTruncated: boolean;
  readonly isFocusable: boolean;
  readonly isOpen: boolean;
}

const initialState: TruncationState = { isTruncated: false, isFocusable: false, isOpen: false };

function withChange(previous: TruncationState, change: Partial<TruncationState>): TruncationState {
  const next = { ...previous, ...change };
  const isSame =
    next.isTruncated === previous.isTruncated &&
    next.isFocusable === previous.isFocusable &&
    next.isOpen === previous.isOpen;
  return isSame ? previous : next;
}

/** Creates all handlers of a text in one call, for performance: a carousel has a hundred texts. */
function createObserver(update: (change: Partial<TruncationState>) => void) {
  let text: HTMLElement | null = null;
  let timer = 0;

  const show = (delay: number) => {
    const isTruncated = overflows(text);
    update({ isTruncated });
    window.clearTimeout(timer);
    if (isTruncated) timer = window.setTimeout(update, delay, { isOpen: true });
  };
  const hide = () => {
    window.clearTimeout(timer);
    update({ isOpen: false });
  };

  const textRef = (element: HTMLElement | null) => {
    text = element;
    const owner = element?.closest('a, button');
    const handleFocus = () => owner?.matches(':focus-visible') && show(0);
    owner?.addEventListener('focus', handleFocus);
    owner?.addEventListener('blur', hide);
    const resizeObserver =
      owner || typeof ResizeObserver === 'undefined'
        ? undefined
        : new ResizeObserver(() => update({ isFocusable: overflows(element) }));
    if (element) resizeObserver?.observe(element);
    return () => {
      hide();
      resizeObserver?.disconnect();
      owner?.removeEventListener('focus', handleFocus);
      owner?.removeEventListener('blur', hide);
    };
  };

  return { show, hide, textRef };
}

const overflows = (element: HTMLElement | null) =>
  element !== null && element.scrollHeight > element.clientHeight + 1;
