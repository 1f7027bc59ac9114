import { useState } from 'react';
import { css } from '../theme/stitches.ts';
import { LazyTruncationTip } from '../tooltip/LazyTruncationTip.tsx';

export interface DetailTextProps {
  /** All of it, in a tooltip on hover and focus. */
  detail: string;
  /** What there is room for: one line, cut where it is too long. The whole of it is read to screen readers. */
  children: string;
}

/** A short text that tells more when it is asked; what shows the tooltip is loaded only then. */
export function DetailText({ detail, children }: DetailTextProps) {
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  const show = () => {
    setWanted(true);
    setOpen(true);
  };
  return (
    <span className={frame().className}>
      <button
        type="button"
        className={look().className}
        onPointerEnter={(event) => event.pointerType === 'mouse' && show()}
        onFocus={show}
        onBlur={() => setOpen(false)}
      >
        {children}
      </button>
      {wanted && (
        <LazyTruncationTip open={open} onOpenChange={setOpen}>
          {detail}
        </LazyTruncationTip>
      )}
    </span>
  );
}

const frame = css({ display: 'block', position: 'relative', minWidth: 0 });

const look = css({
  display: 'block',
  maxWidth: '100%',
  minHeight: '$target',
  padding: 0,
  border: 0,
  borderRadius: '2px',
  overflow: 'hidden',
  color: 'inherit',
  background: 'none',
  fontWeight: 'inherit',
  textAlign: 'start',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  cursor: 'help',
  textDecoration: 'underline dotted 1px $colors$border',
  textUnderlineOffset: '0.28em',
});
