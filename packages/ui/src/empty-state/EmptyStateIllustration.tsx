import { useId } from 'react';
import { styled } from '../theme/stitches.ts';

/** @internal The illustration: two empty places on a shelf and one leaning title. */
export function EmptyStateIllustration() {
  const gradientId = `${useId()}line`;
  return (
    <Svg viewBox="0 0 240 108" width="240" height="108" aria-hidden="true">
      <linearGradient id={gradientId}>
        <stop stopColor="#FFD700" stopOpacity="0" />
        <stop offset=".3" stopColor="#FFE9A3" />
        <stop offset=".7" stopColor="#FFD700" stopOpacity=".7" />
        <stop offset="1" stopColor="#FFD700" stopOpacity="0" />
      </linearGradient>
      <g data-part="free">
        <rect x="37.5" y="30" width="40" height="72" rx="5" />
        <rect x="83.5" y="12" width="46" height="90" rx="5" />
      </g>
      <g data-part="title" transform="rotate(14 164 61)">
        <rect x="143" y="20" width="43" height="80" rx="5" />
        <circle cx="164.5" cy="50" r="11.5" />
        <path d="M164.5 32.5v4M164.5 63.5v4M147 50h4M178 50h4M152 88h25" />
      </g>
      <path data-part="spark" d="M205 6q1.3 6.7 8 8-6.7 1.3-8 8-1.3-6.7-8-8 6.7-1.3 8-8Z" />
      <rect y="104" width="240" height="2" fill={`url(#${gradientId})`} />
    </Svg>
  );
}

const Svg = styled('svg', {
  fill: 'none',
  strokeLinecap: 'round',
  '& [data-part="free"]': { stroke: 'rgba(255,255,255,.3)', strokeDasharray: '4 4' },
  '& [data-part="title"]': { stroke: '$champagne', '& > rect': { stroke: '$gold', fill: '$surfaceHigh' } },
  '& [data-part="spark"]': { fill: '$goldPure' },
  '@forcedColors': {
    '& [data-part]': { stroke: 'CanvasText', '& > rect': { fill: 'Canvas', stroke: 'CanvasText' } },
    '& > rect': { fill: 'CanvasText' },
  },
});
