import { useCallback, useRef, useState } from 'react';

/**
 * Whether a text is cut and whether all of it is shown. A text with a link or button around it is measured when somebody
 * comes to it, for there may be hundreds; one that `isAlone` (cut, with nothing around it that has the focus) at every
 * change of its size, because it takes the focus itself.
 */
export function useTruncation(text: string) {
  const node = useRef<HTMLElement>(null);
  const timer = useRef(0);
  const [isCut, setCut] = useState(false);
  const [isAlone, setAlone] = useState(false);
  const [isOpen, setOpen] = useState(false);

  const show = useCallback((delay: number) => {
    const cut = overflows(node.current);
    setCut(cut);
    window.clearTimeout(timer.current);
    if (cut) timer.current = window.setTimeout(setOpen, delay, true);
  }, []);
  const hide = useCallback(() => {
    window.clearTimeout(timer.current);
    setOpen(false);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is measured anew, also where its box stays the same.
  const listen = useCallback(
    (element: HTMLElement | null) => {
      node.current = element;
      const owner = element?.closest('a, button');
      const handleFocus = () => owner?.matches(':focus-visible') && show(0);
      owner?.addEventListener('focus', handleFocus);
      owner?.addEventListener('blur', hide);
      const sizes =
        owner || typeof ResizeObserver === 'undefined'
          ? undefined
          : new ResizeObserver(() => setAlone(overflows(element)));
      if (element) sizes?.observe(element);
      return () => {
        hide();
        sizes?.disconnect();
        owner?.removeEventListener('focus', handleFocus);
        owner?.removeEventListener('blur', hide);
      };
    },
    [show, hide, text],
  );

  return { isCut, isAlone, isOpen, listen, show, hide };
}

const overflows = (element: HTMLElement | null) =>
  element !== null && element.scrollHeight > element.clientHeight + 1;
