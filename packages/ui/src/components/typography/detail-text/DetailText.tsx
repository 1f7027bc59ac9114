import { useState } from 'react';
import type { RootAttributes } from '../../../elements/RootAttributes.ts';
import { css } from '../../../theme/stitches.ts';
import { LazyTruncationTooltip } from '../../overlays/tooltip/LazyTruncationTooltip.tsx';

export interface DetailTextProps extends RootAttributes<HTMLButtonElement> {
  /** The full text, shown in a tooltip on hover, focus or tap. */
  detail: string;
  /** The visible text: one line, truncated if it is too long. Screen readers read all of it. */
  children: string;
}

/**
 * A short text with details on hover, focus or tap. The code of the tooltip is loaded on first use; Escape closes it.
 * Attributes and the ref go to its `<button>` element, `className` and `style` to the `<span>` element around it.
 */
export function DetailText({ detail, children, className, style, ...rest }: DetailTextProps) {
  const [wasOpened, setWasOpened] = useState(false);
  const [open, setOpen] = useState(false);
  const show = () => {
    setWasOpened(true);
    setOpen(true);
  };
  return (
    <span className={frameStyles({ className }).className} style={style}>
      <button
        // Screen readers do not read the tooltip; they read the detail from here if it differs from the text.
        aria-description={detail === children ? undefined : detail}
        {...rest}
        type="button"
        className={buttonStyles().className}
        data-state={open ? 'open' : 'closed'}
        // Safari does not focus a tapped button.
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
      {wasOpened && (
        <LazyTruncationTooltip open={open} onOpenChange={setOpen}>
          {detail}
        </LazyTruncationTooltip>
      )}
    </span>
  );
}

const frameStyles = css({ display: 'block', position: 'relative', minWidth: 0 });

const buttonStyles = css({
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
  // WebKit does not support style and colour in the shorthand `text-decoration`.
  textDecorationLine: 'underline',
  textDecorationStyle: 'dotted',
  textDecorationThickness: '1px',
  textDecorationColor: '$border',
  textUnderlineOffset: '0.28em',
  // Enlarges the touch target to 44 px without a higher line.
  '@touch': { '&::after': { content: '', position: 'absolute', insetInline: 0, insetBlock: '-10px' } },
});
