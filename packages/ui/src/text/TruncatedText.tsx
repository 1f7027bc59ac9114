import type { RootAttributes } from '../theme/RootAttributes.ts';
import { css } from '../theme/stitches.ts';
import { LazyTruncationTip } from '../tooltip/LazyTruncationTip.tsx';
import { useTruncation } from './useTruncation.ts';

export interface TruncatedTextProps extends RootAttributes<HTMLSpanElement> {
  /** How many lines are shown; the whole text stays in the page for screen readers. */
  lines?: 1 | 2 | 3;
  /** How many letters stand before a line break of one's own. */
  breakAt?: number;
  /** The whole text. */
  children: string;
}

/**
 * A text that ends in … after some lines. If it really is cut, all of it is shown on hover, and when the link or button
 * around it has the focus. Where there is none around it, the text itself can have the focus, and a tap shows all of it;
 * a tap on a link follows the link. Attributes and the ref go to the `<span>` element around the text.
 */
export function TruncatedText({ lines = 2, breakAt, children, ...rest }: TruncatedTextProps) {
  const { isCut, isAlone, isOpen, listen, show, hide } = useTruncation(children);
  const alone = isAlone && { tabIndex: 0, onFocus: () => show(0), onBlur: hide, onClick: () => show(0) };
  return (
    <span {...alone} {...rest} className={frame().className}>
      <span
        ref={listen}
        className={look({ lines }).className}
        onPointerEnter={(event) => event.pointerType === 'mouse' && show(300)}
        onPointerLeave={() => !isCut && hide()}
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
      {isCut && (
        <LazyTruncationTip open={isOpen} onOpenChange={(next) => (next ? show(0) : hide())}>
          {children}
        </LazyTruncationTip>
      )}
    </span>
  );
}

const frame = css({ display: 'block', position: 'relative', borderRadius: '2px' });

const look = css({
  display: '-webkit-box',
  '-webkit-box-orient': 'vertical',
  overflow: 'hidden',
  // Names stand beside other text.
  unicodeBidi: 'isolate',
  variants: {
    lines: {
      1: { '-webkit-line-clamp': '1' },
      2: { '-webkit-line-clamp': '2' },
      3: { '-webkit-line-clamp': '3' },
    },
  },
});
