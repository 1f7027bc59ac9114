import type { RefObject } from 'react';
import { css } from '../theme/stitches.ts';
import { hiddenStyle } from '../visually-hidden/hiddenStyle.ts';

export interface CarouselSkipProps {
  /** The carousel's title. */
  title: string;
  /** The id of the `CarouselEnd` to which it leads. */
  endId: string;
  end: RefObject<HTMLElement | null>;
}

/** Leads keyboard users past the cards of a carousel; out of sight until it has the focus. */
export function CarouselSkip({ title, endId, end }: CarouselSkipProps) {
  return (
    <a
      className={marker({ place: 'start' }).className}
      href={`#${endId}`}
      onClick={(event) => {
        // Following the hash would add a history entry.
        event.preventDefault();
        end.current?.focus();
      }}
    >
      {`Skip ${title}`}
    </a>
  );
}

/** Where the skip link leads: the next Tab stop is the first one after the carousel. */
export function CarouselEnd({ title, endId, end }: CarouselSkipProps) {
  return (
    <span ref={end} id={endId} tabIndex={-1} className={marker({ place: 'end' }).className}>
      {`End of ${title}`}
    </span>
  );
}

const marker = css({
  position: 'absolute',
  zIndex: 1,
  insetInlineStart: 0,
  padding: '$2 $4',
  borderRadius: '$button',
  color: '$champagne',
  backgroundColor: '$surfaceHigh',
  fontWeight: '$title',
  boxShadow: '$popover',
  '&:not(:focus)': hiddenStyle,
  '@forcedColors': { border: '1px solid LinkText' },
  variants: { place: { start: { top: '$1' }, end: { bottom: 0 } } },
});
