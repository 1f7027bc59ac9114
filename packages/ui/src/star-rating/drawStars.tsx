import type { ReactElement, RefAttributes, SVGAttributes } from 'react';
import { css } from '../theme/stitches.ts';
import { starFill, starPitch, starWidth, toStep } from './starFill.ts';
import type { StarScale } from './starScale.ts';

export interface StarDrawing {
  rating: number;
  scale: StarScale;
  size: 'small' | 'medium' | 'large';
  /** What the picture says; without, it is for the eye alone. */
  words?: string;
}

/**
 * The drawing: all stars as one outline, and the same stars filled, cut off by the inner drawing's width. A changed
 * rating is one changed attribute, and a server needs no inline style for it. A function and no component, for a shelf
 * has a thousand of them. `root` is what else the outer drawing has.
 */
export function drawStars(
  { rating, scale, size, words }: StarDrawing,
  root?: SVGAttributes<SVGSVGElement> & RefAttributes<SVGSVGElement> & { 'data-rating': number },
): ReactElement {
  const { empty, filled } = rowOf(scale.max);
  const length = scale.max * starPitch - (starPitch - starWidth);
  return (
    <svg
      {...root}
      role={words && 'img'}
      aria-label={words}
      aria-hidden={words === undefined || undefined}
      className={look().className}
      viewBox={`0 0 ${length} ${starWidth}`}
      width={(length * starSizes[size]) / starWidth}
      height={starSizes[size]}
    >
      {empty}
      <svg data-part="filled" width={starFill(toStep(rating, scale))} height={starWidth} aria-hidden="true">
        {filled}
      </svg>
    </svg>
  );
}

const starSizes = { small: 18, medium: 22, large: 32 };

const star = 'l3.1 6.3 6.9 1-5 4.9 1.2 6.9-6.2-3.3-6.2 3.3 1.2-6.9-5-4.9 6.9-1z';

/** The same elements for every rating, so that React has nothing to compare in them. */
const rows = new Map<number, Record<'empty' | 'filled', ReactElement>>();

function rowOf(count: number) {
  const known = rows.get(count);
  if (known) return known;
  const path = Array.from({ length: count }, (_, index) => `M${12 + index * starPitch} 2${star}`).join('');
  const row = { empty: <path data-part="empty" d={path} />, filled: <path d={path} /> };
  rows.set(count, row);
  return row;
}

const look = css({
  flexShrink: 0,
  overflow: 'visible',
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
  '& [data-part="empty"]': { fill: 'none', stroke: '$starEmpty' },
  '& [data-part="filled"]': { overflow: 'hidden', fill: '$goldPure', stroke: '$goldPure' },
  // The stars are alike from both sides: turned round, they fill from the right.
  '&:dir(rtl)': { transform: 'scaleX(-1)' },
  '@forcedColors': {
    '& [data-part="empty"]': { stroke: 'CanvasText' },
    '& [data-part="filled"]': { fill: 'CanvasText', stroke: 'CanvasText' },
  },
});
