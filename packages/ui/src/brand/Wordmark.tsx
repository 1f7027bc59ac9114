import { useId } from 'react';
import type { RootAttributes } from '../theme/RootAttributes.ts';
import { keyframes, styled } from '../theme/stitches.ts';
import { useQuiet } from './useQuiet.ts';
import { wordmarkPath } from './wordmarkPath.ts';

export interface WordmarkProps extends RootAttributes<SVGSVGElement> {
  /** `hero` is as wide as its column, up to 400 px; `bar` is 118 px wide, `auth` 176 px. */
  size?: 'hero' | 'bar' | 'auth';
  /** The gilded line under the word. */
  underline?: boolean;
}

/**
 * The brand word, gilded. One slow gleam passes over it and does not come back; none under reduced motion.
 * Renders an `<svg>` element that is an image named 'Gildshelf'.
 */
export function Wordmark({ size = 'bar', underline = false, ...rest }: WordmarkProps) {
  const id = useId();
  const word = `${id}word`;
  const gilding = `${id}gilding`;
  const gleam = `${id}gleam`;
  const line = `${id}line`;
  const isQuiet = useQuiet();
  return (
    <Drawing
      role="img"
      aria-label="Gildshelf"
      {...rest}
      size={size}
      viewBox={underline ? '0 0 394 82' : '0 0 394 76'}
    >
      <defs>
        <linearGradient id={gilding} x2="0" y2="1">
          <stop stopColor="#FFF8E3" />
          <stop offset=".3" stopColor="#FFE36B" />
          <stop offset=".58" stopColor="#F2C021" />
          <stop offset="1" stopColor="#BC780C" />
        </linearGradient>
        {underline && (
          <linearGradient id={line}>
            <stop stopColor="#FFD700" stopOpacity="0" />
            <stop offset=".26" stopColor="#FFE9A3" />
            <stop offset="1" stopColor="#FFD700" stopOpacity="0" />
          </linearGradient>
        )}
      </defs>
      <Letters id={word} d={wordmarkPath} fill={`url(#${gilding})`} />
      {underline && <rect x="-2" y="79.6" width="396" height="1.2" fill={`url(#${line})`} />}
      {isQuiet && (
        <g clipPath={`url(#${id}letters)`}>
          <linearGradient id={gleam}>
            <stop stopColor="#fff" stopOpacity="0" />
            <stop offset=".5" stopColor="#fff" stopOpacity=".9" />
            <stop offset="1" stopColor="#fff" stopOpacity="0" />
          </linearGradient>
          <clipPath id={`${id}letters`}>
            <use href={`#${word}`} />
          </clipPath>
          <Gleam y="-20" width="90" height="120" fill={`url(#${gleam})`} />
        </g>
      )}
    </Drawing>
  );
}

const Drawing = styled('svg', {
  height: 'auto',
  overflow: 'visible',
  variants: {
    size: { hero: { width: 'min(400px, 100%)' }, bar: { width: '118px' }, auth: { width: '176px' } },
  },
});

const Letters = styled('path', { '@forcedColors': { fill: 'CanvasText' } });

const pass = keyframes({
  '0%': { transform: 'translateX(-140px) skewX(-18deg)' },
  '100%': { transform: 'translateX(480px) skewX(-18deg)' },
});

const Gleam = styled('rect', {
  transform: 'translateX(480px) skewX(-18deg)',
  animation: `${pass} 2800ms cubic-bezier(.45,.05,.35,1) 500ms backwards`,
  '@motion': { animation: 'none' },
  '@forcedColors': { display: 'none' },
});
