import type { SVGAttributes } from 'react';
import { styled } from '../theme/stitches.ts';
import { starFill, starPitch, starWidth, toStep } from './starFill.ts';

export interface StarRowProps
  extends Pick<SVGAttributes<SVGSVGElement>, 'role' | 'aria-label' | 'aria-hidden'> {
  rating: number;
  max: number;
  step: number;
  size: 'small' | 'medium' | 'large';
  'data-rating'?: number;
}

/**
 * The drawing: all stars as one outline, and the same stars filled, cut off by the inner drawing's width. A changed
 * rating is one changed attribute, and a server needs no inline style for it.
 */
export function StarRow({ rating, max, step, size, ...rest }: StarRowProps) {
  const stars = starsPath(max);
  const length = max * starPitch - (starPitch - starWidth);
  const scale = starSizes[size] / starWidth;
  return (
    <Row viewBox={`0 0 ${length} ${starWidth}`} width={length * scale} height={starSizes[size]} {...rest}>
      <path data-part="empty" d={stars} />
      <svg
        data-part="filled"
        width={starFill(toStep(rating, max, step))}
        height={starWidth}
        aria-hidden="true"
      >
        <path d={stars} />
      </svg>
    </Row>
  );
}

const starSizes = { small: 18, medium: 22, large: 32 };

const star = 'l3.1 6.3 6.9 1-5 4.9 1.2 6.9-6.2-3.3-6.2 3.3 1.2-6.9-5-4.9 6.9-1z';

function starsPath(count: number): string {
  return Array.from({ length: count }, (_, index) => `M${12 + index * starPitch} 2${star}`).join('');
}

const Row = styled('svg', {
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
