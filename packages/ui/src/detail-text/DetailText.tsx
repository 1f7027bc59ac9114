import { useState } from 'react';
import type { RootAttributes } from '../theme/RootAttributes.ts';
import { css } from '../theme/stitches.ts';
import { LazyTruncationTip } from '../tooltip/LazyTruncationTip.tsx';

export interface DetailTextProps extends RootAttributes<HTMLButtonElement> {
  /** All of it, in a tooltip on hover and focus. */
  detail: string;
  /** What there is room for: one line, cut where it is too long. The whole of it is read to screen readers. */
  children: string;
}

/**
 * A short text that tells more on hover, focus or a tap; what shows the tooltip is loaded only then, and Escape closes it.
 * Attributes and the ref go to its `<button>` element.
 */
export function DetailText({ detail, children, ...rest }: DetailTextProps) {
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  const show = () => {
    setWanted(true);
    setOpen(true);
  };
  return (
    <span className={frame().className}>
      <button
        // The tooltip lies beside, for the eyes; what it says more than the text is read from here.
        aria-description={detail === children ? undefined : detail}
        {...rest}
        type="button"
        className={look().className}
        data-state={open ? 'open' : 'closed'}
        // Safari gives a button that is tapped no focus.
        onClick={(event) => {
          rest.onClick?.(event);
          show();
        }}
        onPointerEnter={(event) => {
          rest.onPointerEnter?.(event);
          if (event.pointerType === 'mouse') show();
        }}
        onFocus={(event) => {
          rest.onFocus?.(event);
          show();
        }}
        onBlur={(event) => {
          rest.onBlur?.(event);
          setOpen(false);
        }}
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
  // WebKit knows no style and no colour in the shorthand `text-decoration`.
  textDecorationLine: 'underline',
  textDecorationStyle: 'dotted',
  textDecorationThickness: '1px',
  textDecorationColor: '$border',
  textUnderlineOffset: '0.28em',
  // A finger needs 44 px; the line stays as high as its neighbours.
  '@touch': { '&::after': { content: '', position: 'absolute', insetInline: 0, insetBlock: '-10px' } },
});
