import type { ReactElement } from 'react';
import type { RootAttributes } from '../../../elements/RootAttributes.ts';
import { useTranslate } from '../../../messages/useTranslate.ts';
import { css } from '../../../theme/stitches.ts';
import {
  clampRating,
  fillWidth,
  ratingText,
  roundToStep,
  type StarScale,
  starPitch,
  starScale,
  starWidth,
} from './starScale.ts';

export interface StarDisplayProps extends RootAttributes<SVGSVGElement> {
  value?: number;
  max?: number;
  step?: number;
  size?: 'sm' | 'md' | 'lg';
  label?: string;
}

/** A read-only rating with the role `img` and a name such as '3.5 of 5 stars'. */
export function StarDisplay({ value = 0, max, step, size = 'md', label, ...rest }: StarDisplayProps) {
  const translate = useTranslate();
  const scale = starScale(max, step);
  const rating = clampRating(value, scale.max);
  const text = ratingText(rating, scale.max, translate);
  const name = label ? `${label}: ${text}` : text;
  return <Stars {...rest} rating={rating} scale={scale} size={size} label={name} data-rating={rating} />;
}

interface StarsProps extends RootAttributes<SVGSVGElement> {
  rating: number;
  scale: StarScale;
  size: 'sm' | 'md' | 'lg';
  /** Accessible name; without it the drawing is hidden from screen readers. */
  label?: string;
  'data-rating'?: number;
}

/**
 * All stars as one outline, and the same stars filled in an inner SVG that clips them by its width. A changed rating is one changed
 * attribute and needs no inline style. Further attributes are passed to the outer SVG.
 */
export function Stars({ rating, scale, size, label, ...rest }: StarsProps) {
  const { empty, filled } = starPaths(scale.max);
  const length = scale.max * starPitch - (starPitch - starWidth);
  return (
    <svg
      {...rest}
      role={label && 'img'}
      aria-label={label}
      aria-hidden={label === undefined || undefined}
      className={styles(rest).className}
      viewBox={`0 0 ${length} ${starWidth}`}
      width={(length * starSizes[size]) / starWidth}
      height={starSizes[size]}
    >
      {empty}
      <svg
        data-part="filled"
        width={fillWidth(roundToStep(rating, scale))}
        height={starWidth}
        aria-hidden="true"
      >
        {filled}
      </svg>
    </svg>
  );
}

const starSizes = { sm: 18, md: 22, lg: 32 };

const star = 'l3.1 6.3 6.9 1-5 4.9 1.2 6.9-6.2-3.3-6.2 3.3 1.2-6.9-5-4.9 6.9-1z';

/** Elements by number of stars, shared by all ratings, so that React skips comparing them. */
const cachedPaths = new Map<number, Record<'empty' | 'filled', ReactElement>>();

function starPaths(count: number) {
  const cached = cachedPaths.get(count);
  if (cached) return cached;
  const path = Array.from({ length: count }, (_, index) => `M${12 + index * starPitch} 2${star}`).join('');
  const paths = { empty: <path data-part="empty" d={path} />, filled: <path d={path} /> };
  cachedPaths.set(count, paths);
  return paths;
}

const styles = css({
  flexShrink: 0,
  overflow: 'visible',
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
  '& [data-part="empty"]': { fill: 'none', stroke: '$starEmpty' },
  '& [data-part="filled"]': { overflow: 'hidden', fill: '$goldPure', stroke: '$goldPure' },
  // Stars are symmetric, so mirroring the drawing fills them from the right.
  '&:dir(rtl)': { transform: 'scaleX(-1)' },
  '@forcedColors': {
    '& [data-part="empty"]': { stroke: 'CanvasText' },
    '& [data-part="filled"]': { fill: 'CanvasText', stroke: 'CanvasText' },
  },
});
