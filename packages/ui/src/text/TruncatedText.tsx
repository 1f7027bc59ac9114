import { useCallback, useRef, useState } from 'react';
import { css } from '../theme/stitches.ts';
import { LazyTruncationTip } from '../tooltip/LazyTruncationTip.tsx';

export interface TruncatedTextProps {
  /** How many lines are shown; the whole text stays in the page for screen readers. */
  lines?: 1 | 2 | 3;
  children: string;
}

/** A text that ends in … after some lines. If it really is cut, hover or focus shows all of it. */
export function TruncatedText({ lines = 2, children }: TruncatedTextProps) {
  const text = useRef<HTMLSpanElement>(null);
  const timer = useRef(0);
  const [cut, setCut] = useState(false);
  const [open, setOpen] = useState(false);

  const show = useCallback((delay: number) => {
    const node = text.current;
    const isCut = node !== null && node.scrollHeight > node.clientHeight + 1;
    setCut(isCut);
    window.clearTimeout(timer.current);
    if (isCut) timer.current = window.setTimeout(setOpen, delay, true);
  }, []);
  const hide = useCallback(() => {
    window.clearTimeout(timer.current);
    setOpen(false);
  }, []);

  // The text itself cannot have the focus; the link or button around it can.
  const listen = useCallback(
    (node: HTMLSpanElement | null) => {
      text.current = node;
      const owner = node?.closest('a, button');
      const handleFocus = () => owner?.matches(':focus-visible') && show(0);
      owner?.addEventListener('focus', handleFocus);
      owner?.addEventListener('blur', hide);
      return () => {
        window.clearTimeout(timer.current);
        owner?.removeEventListener('focus', handleFocus);
        owner?.removeEventListener('blur', hide);
      };
    },
    [show, hide],
  );

  return (
    <span className={frame().className}>
      <span
        ref={listen}
        className={look({ lines }).className}
        onPointerEnter={(event) => event.pointerType === 'mouse' && show(300)}
        onPointerLeave={() => !cut && hide()}
      >
        {children}
      </span>
      {cut && (
        <LazyTruncationTip open={open} onOpenChange={(next) => (next ? show(0) : hide())}>
          {children}
        </LazyTruncationTip>
      )}
    </span>
  );
}

const frame = css({ display: 'block', position: 'relative' });

const look = css({
  display: '-webkit-box',
  '-webkit-box-orient': 'vertical',
  overflow: 'hidden',
  variants: {
    lines: {
      1: { '-webkit-line-clamp': '1' },
      2: { '-webkit-line-clamp': '2' },
      3: { '-webkit-line-clamp': '3' },
    },
  },
});
