import { useMemo, useState } from 'react';

/**
 * Whether a text is cut and whether all of it is shown. A text with a link or button around it is measured when somebody
 * comes to it, for there may be hundreds; one that `isAlone` (cut, with nothing around it that has the focus) at every
 * change of its size, because it takes the focus itself.
 */
export function useTruncation(text: string) {
  const [view, setView] = useState(unknown);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is measured anew, also where its box stays the same.
  const watch = useMemo(() => createWatch((news) => setView((before) => withNews(before, news))), [text]);
  return { ...view, ...watch };
}

interface View {
  readonly isCut: boolean;
  readonly isAlone: boolean;
  readonly isOpen: boolean;
}

const unknown: View = { isCut: false, isAlone: false, isOpen: false };

function withNews(before: View, news: Partial<View>): View {
  const now = { ...before, ...news };
  const isSame = now.isCut === before.isCut && now.isAlone === before.isAlone && now.isOpen === before.isOpen;
  return isSame ? before : now;
}

/** All that one text needs, made at once: a carousel has a hundred of them. */
function createWatch(tell: (news: Partial<View>) => void) {
  let node: HTMLElement | null = null;
  let timer = 0;

  const show = (delay: number) => {
    const isCut = overflows(node);
    tell({ isCut });
    window.clearTimeout(timer);
    if (isCut) timer = window.setTimeout(tell, delay, { isOpen: true });
  };
  const hide = () => {
    window.clearTimeout(timer);
    tell({ isOpen: false });
  };

  const listen = (element: HTMLElement | null) => {
    node = element;
    const owner = element?.closest('a, button');
    const handleFocus = () => owner?.matches(':focus-visible') && show(0);
    owner?.addEventListener('focus', handleFocus);
    owner?.addEventListener('blur', hide);
    const sizes =
      owner || typeof ResizeObserver === 'undefined'
        ? undefined
        : new ResizeObserver(() => tell({ isAlone: overflows(element) }));
    if (element) sizes?.observe(element);
    return () => {
      hide();
      sizes?.disconnect();
      owner?.removeEventListener('focus', handleFocus);
      owner?.removeEventListener('blur', hide);
    };
  };

  return { show, hide, listen };
}

const overflows = (element: HTMLElement | null) =>
  element !== null && element.scrollHeight > element.clientHeight + 1;
