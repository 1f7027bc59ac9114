import { useEffect, useId, useState } from 'react';
import type { RootAttributes } from '../../../elements/RootAttributes.ts';
import { keyframes, styled } from '../../../theme/stitches.ts';
import { detail } from '../../../theme/themes/darkTheme.ts';
import { wordmarkPath } from './wordmarkPath.ts';

export interface WordmarkProps extends RootAttributes<SVGSVGElement> {
  /** 118 or 176 px wide; `lg` is as wide as its column, up to 400 px. */
  size?: 'sm' | 'md' | 'lg';
  /** Draws a gilded line under the word. */
  underline?: boolean;
}

/**
 * The brand name in gold. A highlight passes over it once, as soon as the browser is idle; not with reduced motion.
 * Renders an `<svg>` element that is an image named 'Gildshelf'.
 */
export function Wordmark({ size = 'sm', underline = false, ...rest }: WordmarkProps) {
  const id = useId();
  const wordId = `${id}word`;
  const gildingId = `${id}gilding`;
  const highlightId = `${id}gleam`;
  const lineId = `${id}line`;
  const isIdle = useIsIdle();
  return (
    <Svg
      role="img"
      aria-label="Gildshelf"
      {...rest}
      size={size}
      viewBox={underline ? '0 0 3940 820' : '0 0 3940 760'}
    >
      <defs>
        <linearGradient id={gildingId} x2="0" y2="1">
          <stop />
          <stop offset=".3" />
          <stop offset=".58" />
          <stop offset="1" />
        </linearGradient>
        {underline && (
          <linearGradient id={lineId}>
            <stop stopOpacity="0" />
            <stop offset=".26" />
            <stop offset="1" stopOpacity="0" />
          </linearGradient>
        )}
      </defs>
      <Glyphs id={wordId} d={wordmarkPath} fill={`url(#${gildingId})`} />
      {underline && <rect x="-20" y="796" width="3960" height="12" fill={`url(#${lineId})`} />}
      {isIdle && (
        <g clipPath={`url(#${id}letters)`}>
          <linearGradient id={highlightId}>
            <stop stopColor="#fff" stopOpacity="0" />
            <stop offset=".5" stopColor="#fff" stopOpacity=".9" />
            <stop offset="1" stopColor="#fff" stopOpacity="0" />
          </linearGradient>
          <clipPath id={`${id}letters`}>
            <use href={`#${wordId}`} />
          </clipPath>
          <Highlight y="-200" width="900" height="1200" fill={`url(#${highlightId})`} />
        </g>
      )}
    </Svg>
  );
}

const Svg = styled('svg', {
  height: 'auto',
  overflow: 'visible',
  // The gradients of the word and of the line.
  '& defs > :first-child': {
    '& > :nth-child(1)': { stopColor: detail('wordmark1') },
    '& > :nth-child(2)': { stopColor: detail('wordmark2') },
    '& > :nth-child(3)': { stopColor: detail('wordmark3') },
    '& > :nth-child(4)': { stopColor: detail('wordmark4') },
  },
  '& defs > :nth-child(2) > stop': {
    stopColor: '$colors$goldPure',
    '&:nth-child(2)': { stopColor: detail('wordmarkLine') },
  },
  variants: {
    size: { sm: { width: '118px' }, md: { width: '176px' }, lg: { width: 'min(400px, 100%)' } },
  },
});

const Glyphs = styled('path', { '@forcedColors': { fill: 'CanvasText' } });

const slide = keyframes({
  '0%': { transform: 'translateX(-1400px) skewX(-18deg)' },
  '100%': { transform: 'translateX(4800px) skewX(-18deg)' },
});

const Highlight = styled('rect', {
  transform: 'translateX(4800px) skewX(-18deg)',
  animation: `${slide} 2800ms cubic-bezier(.45,.05,.35,1) 500ms backwards`,
  '@motion': { animation: 'none' },
  '@forcedColors': { display: 'none' },
});

/** Returns true once the browser has been idle since mounting, after 3 s at the latest: for decoration that can wait. */
function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const markIdle = () => setIdle(true);
    // Safari does not support requestIdleCallback.
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(markIdle, 1000);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(markIdle, { timeout: 3_000 });
    return () => cancelIdleCallback(handle);
  }, []);
  return isIdle;
}
