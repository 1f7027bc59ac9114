import { useMemo, useState } from 'react';
import type { RootAttributes } from '../../../elements/RootAttributes.ts';
import { css } from '../../../theme/stitches.ts';
import { LazyTruncationTooltip } from '../../overlays/tooltip/LazyTruncationTooltip.tsx';

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
    <span {...focusProps} {...rest} className={rootStyles(rest).className}>
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

/**
 * Whether a text is truncated, and whether its tooltip is open. A text within a link or button is measured on hover and focus
 * only, because a page may have hundreds. Any other text is measured whenever its size changes, because it is focusable while
 * it is truncated (`isFocusable`).
 */
function useTruncation(text: string) {
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
