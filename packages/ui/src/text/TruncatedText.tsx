import type { RootAttributes } from '../theme/RootAttributes.ts';
import { css } from '../theme/stitches.ts';
import { LazyTruncationTooltip } from '../tooltip/LazyTruncationTooltip.tsx';
import { useTruncation } from './useTruncation.ts';

export interface TruncatedTextProps extends RootAttributes<HTMLSpanElement> {
  /** Maximum number of visible lines; screen readers always read the whole text. */
  lines?: 1 | 2 | 3;
  /** Index in the text at which a line break is inserted. */
  breakAt?: number;
  /** The whole text. */
  children: string;
}

/**
 * A text that is truncated with … after some lines. A truncated text is shown in full by a tooltip on hover, and on focus of
 * the link or button around it. Without a surrounding link or button the text itself is focusable, and a tap shows the
 * tooltip; a tap on a link follows the link. Attributes and the ref are passed to the `<span>` element around the text.
 */
export function TruncatedText({ lines = 2, breakAt, children, ...rest }: TruncatedTextProps) {
  const { isTruncated, isFocusable, isOpen, textRef, show, hide } = useTruncation(children);
  const focusProps = isFocusable && {
    tabIndex: 0,
    onFocus: () => show(0),
    onBlur: hide,
    onClick: () => show(0),
  };
  return (
    <span {...focusProps} {...rest} className={rootStyles().className}>
      <span
        ref={textRef}
        className={textStyles({ lines }).className}
        onPointerEnter={(event) => event.pointerType === 'mouse' && show(300)}
        onPointerLeave={() => !isTruncated && hide()}
      >
        {breakAt === undefined ? (
          children
        ) : (
          <>
            {children.slice(0, breakAt)}
            <br />
            {children.slice(breakAt)}
          </>
        )}
      </span>
      {isTruncated && (
        <LazyTruncationTooltip open={isOpen} onOpenChange={(next) => (next ? show(0) : hide())}>
          {children}
        </LazyTruncationTooltip>
      )}
    </span>
  );
}

const rootStyles = css({ display: 'block', position: 'relative', borderRadius: '2px' });

const textStyles = css({
  display: '-webkit-box',
  '-webkit-box-orient': 'vertical',
  overflow: 'hidden',
  // Isolates the direction of names from adjacent text.
  unicodeBidi: 'isolate',
  variants: {
    lines: {
      1: { '-webkit-line-clamp': '1' },
      2: { '-webkit-line-clamp': '2' },
      3: { '-webkit-line-clamp': '3' },
    },
  },
});
